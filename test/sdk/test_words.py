"""What a job says: logs and events.

No container runs here. The suite's kubelet (kubelet.ts) answers with the name of the container whose log it was asked for:
that the SDK asks for the right one, and that its answer arrives, is what can be shown. A kubelet's events are written by
the test.
"""

import contextlib
import io
from datetime import datetime, timezone

from kubernetes import client

from support import NAMESPACE, SDKTest, catalogue, container, core, eventually, held, namespaced, pods, suspend


class Logs(SDKTest):
    def pod_of(self, name, step):
        return next(one.pod_name for one in self.client.get_job(name).steps if one.name == step)

    def test_the_log_of_each_node(self):
        name = self.train(held(), trainer=container())
        self.reaches(name, "Running")
        for step in ("node-0", "node-1"):
            pod = self.pod_of(name, step)
            with self.subTest(step):
                self.assertIn(f"{name}-{step.replace('-', '-0-')}", pod)
                read = list(self.client.get_job_logs(name, step=step))
                self.assertEqual(read, ["log of node, read", f"{NAMESPACE}/{pod}"])

    def test_a_log_is_followed(self):
        name = self.train(held(), trainer=container(1))
        self.reaches(name, "Running")
        followed = list(self.client.get_job_logs(name, follow=True))
        self.assertEqual(followed[0], "log of node, followed")

    def test_the_logs_of_initializers(self):
        self.has_runtime(namespaced(catalogue()["torchtune-llama3.2-1b"], "fetching"))
        name = self.train(held(), runtime="fetching")
        self.reaches(name, "Running")
        for step in ("dataset-initializer", "model-initializer", "node-0"):
            with self.subTest(step):
                first = next(iter(self.client.get_job_logs(name, step=step)))
                self.assertEqual(first, f"log of {step.removesuffix('-0')}, read")

    def test_under_mpi_the_log_is_the_launchers(self):
        name = self.train(held(jobs=("node", "launcher")), trainer=container(), runtime="deepspeed-distributed")
        self.reaches(name, "Running")
        _, pod = self.client.get_job_logs(name)
        self.assertIn(f"{name}-launcher-0-0", pod)

    def test_a_suspended_job_has_no_log_and_no_fault(self):
        name = self.train(held(), trainer=container(1))
        self.reaches(name, "Running")
        suspend(name, True)
        eventually(lambda: pods(name), lambda left: left == [])
        self.assertEqual(list(self.client.get_job_logs(name)), [])

    def test_the_packages_of_a_runtime_are_asked_of_a_job_that_goes_afterwards(self):
        before = {job.name for job in self.client.list_jobs()}
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            self.client.get_runtime_packages(self.client.get_runtime("torch-distributed"))
        self.assertIn("log of node, read", said.getvalue())
        eventually(lambda: {job.name for job in self.client.list_jobs()} - before, lambda left: left == set())


class Events(SDKTest):
    def test_what_is_said_about_the_pods_and_about_nothing_else(self):
        name = self.train(held(), trainer=container())
        self.reaches(name, "Running")
        for pod in pods(name):
            say("Pod", pod.metadata.name, f"pulled for {pod.metadata.name}")
        say("JobSet", name, "of the whole")
        say("Pod", "of-another-job", "no business of ours")

        events = self.client.get_job_events(name)

        pulled = [f"pulled for {pod.metadata.name}" for pod in pods(name)]
        self.assertEqual(sorted(event.message for event in events), sorted([*pulled, "of the whole"]))

    # JobSet and the scheduler write events of the newer kind, which have no first time; the SDK passes those over.
    def test_events_without_a_first_time_are_not_seen(self):
        name = self.train(trainer=container(1))
        self.reaches(name, "Complete")
        selector = f"involvedObject.name={name}"
        said = eventually(lambda: core.list_namespaced_event(NAMESPACE, field_selector=selector).items, len)
        self.assertEqual([one.first_timestamp for one in said], [None] * len(said))
        self.assertEqual(self.client.get_job_events(name), [])


def say(kind, name, message):
    """An event as a kubelet writes it."""
    now = datetime.now(timezone.utc)
    event = client.CoreV1Event(
        metadata=client.V1ObjectMeta(generate_name="said-", namespace=NAMESPACE),
        involved_object=client.V1ObjectReference(kind=kind, name=name, namespace=NAMESPACE),
        reason="Pulled",
        message=message,
        type="Normal",
        first_timestamp=now,
        last_timestamp=now,
    )
    core.create_namespaced_event(NAMESPACE, event)
