"""The program in docs/guides/python-sdk.md runs as it stands there."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from support import SDKTest, catalogue


class Guide(SDKTest):
    def test_the_program_of_the_guide_trains_and_cleans_up(self):
        blocks = re.findall(r"```python\n(.*?)```", Path("docs/guides/python-sdk.md").read_text(), re.DOTALL)
        program = next(block for block in blocks if "client.train(" in block)
        with tempfile.TemporaryDirectory() as folder:
            # The SDK reads the function's source from its file.
            file = Path(folder, "program.py")
            file.write_text(program)
            run = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=120, check=False)

        self.assertEqual((run.returncode, run.stderr), (0, ""))
        runtimes, *log, status = run.stdout.splitlines()
        self.assertEqual(runtimes, str(sorted(catalogue())))
        self.assertEqual(log[0], "log of node, followed")
        self.assertEqual(status, "Complete")
