"""Reports training progress from the training code. Needs only the standard library of Python.

    from report import Reporter

    reporter = Reporter()
    for step in range(steps):
        loss = train(step)
        reporter.report(100 * step // steps, metrics={"loss": f"{loss:.4f}"})
    reporter.finish(metrics={"loss": f"{loss:.4f}"})

Outside a TrainJob, or if reports are off, nothing happens. A failed report never stops the training.
"""

from __future__ import annotations

import json
import os
import ssl
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from datetime import datetime, timezone

INTERVAL_SECONDS = 10.0
"""The server stores at most one report in five seconds, so more frequent reports are useless."""

STORED_EVERY_SECONDS = 5.0
TIMEOUT_SECONDS = 10.0


class Reporter:
    """Sends reports to the URL in the variables of the Pod, at most one in `INTERVAL_SECONDS`."""

    def __init__(self, environ: Mapping[str, str] = os.environ, clock: Callable[[], float] = time.monotonic) -> None:
        self._url = environ.get("KUBEFLOW_TRAINER_SERVER_URL")
        self._ca = environ.get("KUBEFLOW_TRAINER_SERVER_CA_CERT")
        self._token_file = environ.get("KUBEFLOW_TRAINER_SERVER_TOKEN", "")
        self._clock = clock
        self._started = clock()
        self._sent = float("-inf")

    def report(self, percent: int, metrics: Mapping[str, str] | None = None) -> bool:
        """Reports the progress in percent. Returns False if it is too soon for another report."""
        if self._clock() - self._sent < INTERVAL_SECONDS:
            return False
        remaining = (self._clock() - self._started) * (100 - percent) / percent if percent > 0 else None
        return self._send(percent, remaining, metrics)

    def finish(self, metrics: Mapping[str, str] | None = None) -> bool:
        """Reports completion. Waits until the server stores it at once: a finished job accepts no reports."""
        if self._url is None:
            return False
        time.sleep(max(0.0, self._sent + STORED_EVERY_SECONDS - self._clock()))
        return self._send(100, 0, metrics)

    def _send(self, percent: int, remaining: float | None, metrics: Mapping[str, str] | None) -> bool:
        if self._url is None:
            return False
        self._sent = self._clock()
        status = {
            "progressPercentage": percent,
            "metrics": [{"name": name, "value": value} for name, value in (metrics or {}).items()],
            "lastUpdatedTime": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        }
        if remaining is not None:
            status["estimatedRemainingSeconds"] = round(remaining)
        try:
            # The kubelet renews the file while the Pod runs.
            with open(self._token_file, encoding="utf-8") as file:
                token = file.read().strip()
            headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
            body = json.dumps({"trainerStatus": status}).encode()
            request = urllib.request.Request(self._url, data=body, headers=headers, method="POST")
            context = ssl.create_default_context(cafile=self._ca)
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS, context=context):
                return True
        except urllib.error.HTTPError as refusal:
            text = refusal.read().decode(errors="replace")
            print(f"progress was refused: {refusal.code} {text}", file=sys.stderr)
        except (OSError, ValueError) as error:
            print(f"progress was not reported: {error}", file=sys.stderr)
        return False
