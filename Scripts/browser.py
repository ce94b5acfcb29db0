"""Chromium without a window, asked through its DevTools pipe: https://chromedevtools.github.io/devtools-protocol/.

Only what the checks here need; the standard library is enough for it.
"""

import json
import os
import select
import shutil
import subprocess
import tempfile


class Browser:
    """One browser with one page."""

    TIMEOUT = 60    # seconds for an answer, generous: the machine may be busy

    @staticmethod
    def path():
        return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        commands, self.to_browser = os.pipe()
        self.from_browser, answers = os.pipe()
        # The browser reads from its descriptor 3 and writes to 4.
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f'exec "$0" "$@" 3<&{commands} 4>&{answers}', self.path(), "--headless",
             "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-background-networking",
             "--disable-component-update", "--disable-dev-shm-usage", f"--user-data-dir={self.profile.name}"]
            # A container's root has no sandbox to offer.
            + (["--no-sandbox"] if os.getuid() == 0 else []) + ["about:blank"],
            pass_fds=(commands, answers), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.count = 0
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to_browser)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.from_browser)
        self.profile.cleanup()

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        """The next message; events are kept as well."""
        while b"\0" not in self.buffer:
            if not select.select([self.from_browser], [], [], self.TIMEOUT)[0]:
                raise RuntimeError("the browser does not answer")
            chunk = os.read(self.from_browser, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append(message)
        return message

    def open(self, url):
        """Loads a page, and forgets the events of the one before."""
        self.events.clear()
        self.call("Page.navigate", url=url)
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.receive()

    def evaluate(self, expression):
        """The value of an expression, waited for where it is a promise."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def colour_scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def complaints(self):
        """What the console says, and what the page asked for besides itself."""
        said = []
        for event in self.events:
            method, parameters = event["method"], event.get("params", {})
            if method == "Log.entryAdded":
                said.append(parameters["entry"]["text"])
            elif method == "Runtime.exceptionThrown":
                said.append(str(parameters["exceptionDetails"]))
            elif method == "Runtime.consoleAPICalled":
                said.append(f"console.{parameters['type']}")
            elif method == "Network.requestWillBeSent" and parameters.get("type") != "Document":
                said.append(f"asks for {parameters['request']['url']}")
        return said
