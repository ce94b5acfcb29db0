#!/usr/bin/env python3
"""Reads many fonts with Dask: each worker hands the paths of its partitions to a process of lineheight.

    with_dask.py LINEHEIGHT < PATHS > RECORDS.ndjson

Two workers on this machine; for a cluster, give Client the scheduler's address and put the executable on every node.
"""

import subprocess
import sys

import dask.bag
from dask.distributed import Client, LocalCluster


def metrics(paths, lineheight):
    """The records of a partition, one line each, as bytes. A font that cannot be read is told on standard error."""
    command = [lineheight, "metrics", "--files-from", "-", "-0", "--format", "ndjson", "--quiet"]
    run = subprocess.run(command, input="\0".join(paths).encode(errors="surrogateescape"), stdout=subprocess.PIPE)
    # 1 says that some of the fonts failed; what is above is about the whole partition.
    if run.returncode > 1:
        raise RuntimeError(f"lineheight ended with {run.returncode}")
    return [run.stdout]


def main(lineheight):
    paths = [line.rstrip("\n") for line in sys.stdin]
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster):
        records = dask.bag.from_sequence(paths, partition_size=2000).map_partitions(metrics, lineheight).compute()
    sys.stdout.buffer.writelines(records)


if __name__ == "__main__":
    main(*sys.argv[1:])
