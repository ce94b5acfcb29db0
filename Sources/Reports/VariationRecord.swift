import LineHeightCore

extension FontVariation {
  /// The place as a tree: `{"instance": "Bold", "axes": {"wght": 700}}`; as text it is ``text``.
  var record: ReportValue {
    .described(
      .object([
        .init("instance", .string(orNull: instance?.name)),
        .init("axes", .object(axes.map { .init($0.tag, .number($0.value)) })),
      ]), text: text)
  }
}
