"""An example of twenty steps that reports its progress. The training itself is left out."""

import math
import os
import time

from report import Reporter

STEPS = 20
STEP_SECONDS = float(os.environ.get("STEP_SECONDS", "3"))


def main() -> None:
    # Only one process reports, because each report is about the whole job.
    is_first = os.environ.get("PET_NODE_RANK", "0") == "0"
    reporter = Reporter() if is_first else Reporter(environ={})
    loss = 1.0
    for step in range(STEPS):
        time.sleep(STEP_SECONDS)
        loss = math.exp(-step / STEPS)
        reporter.report(100 * (step + 1) // STEPS, metrics={"loss": f"{loss:.4f}", "step": str(step + 1)})
    reporter.finish(metrics={"loss": f"{loss:.4f}", "step": str(STEPS)})


if __name__ == "__main__":
    main()
