"""What the SDK says of a job at each moment of its life.

The SDK says Complete or Failed by the condition of that name; Running while every node runs and there is no condition at
all; and Created in all other cases. So a job that was suspended once is Created until its end, under Kubeflow Trainer
too: its condition Suspended=False stays.
"""

from kubeflow.trainer import CustomTrainerContainer
from kubeflow.trainer.options import ActiveDeadlineSeconds, Name, PodSpecPatch
from kubernetes import client

from support import (
    EXIT_CODE,
    SDKTest,
    catalogue,
    conditions,
    container,
    eventually,
    held,
    jobs_status,
    namespaced,
    pod_patch,
    pods,
    release,
    remove,
    suspend,
    trainjob,
)


class Life(SDKTest):
    def test_created_running_complete(self):
        name = self.train(held(), trainer=container())
        self.reaches(name, "Running")
        # Nothing that we say of a running job keeps the SDK from seeing that it runs.
        eventually(lambda: jobs_status(name), lambda seen: seen and seen[0]["active"] == 1)
        self.assertEqual(conditions(name), {})
        self.assertEqual(self.client.get_job(name).status, "Running")

        release(name)
        seen = []
        job = self.client.wait_for_job_status(
            name, timeout=60, polling_interval=1, callbacks=[lambda one: seen.append(one.status)]
        )
        self.assertEqual((job.status, seen[-1]), ("Complete", "Complete"))
        self.assertEqual(self.steps(name), {"node-0": "Succeeded", "node-1": "Succeeded"})

    def test_a_job_whose_pods_wait_is_created(self):
        name = self.train(held(PodSpecPatch(node_selector={"kubernetes.io/hostname": "nowhere"})), trainer=container(1))
        eventually(lambda: self.steps(name), lambda steps: steps == {"node-0": "Pending"})
        self.assertEqual(self.client.get_job(name).status, "Created")
        self.assertEqual(list(self.client.get_job_logs(name)), [])

    def test_failed_pods_are_a_failed_job(self):
        self.has_runtime(namespaced(catalogue()["torch-distributed"], "no-retry", backoffLimit=0))
        name = self.train(pod_patch({EXIT_CODE: "3"}), trainer=container(1), runtime="no-retry")
        self.reaches(name, "Failed")
        self.assertEqual(self.steps(name), {"node-0": "Failed"})
        with self.assertRaisesRegex(RuntimeError, f"TrainJob {name} is Failed"):
            self.client.wait_for_job_status(name, timeout=5, polling_interval=1)

    def test_a_job_whose_time_is_up_is_failed_and_has_no_step_left(self):
        name = self.train(held(), ActiveDeadlineSeconds(8), trainer=container(1))
        self.reaches(name, "Running")
        self.reaches(name, "Failed")
        (failed,) = [one for one in trainjob(name)["status"]["conditions"] if one["type"] == "Failed"]
        self.assertEqual(failed["reason"], "DeadlineExceeded")
        eventually(lambda: self.steps(name), lambda steps: steps == {})
        self.assertEqual(self.client.get_job(name).status, "Failed")


class Suspended(SDKTest):
    def test_suspended_resumed_complete(self):
        name = self.train(held(), trainer=container())
        self.reaches(name, "Running")
        suspend(name, True)
        eventually(lambda: conditions(name), lambda seen: seen == {"Suspended": "True"})
        eventually(lambda: self.steps(name), lambda steps: steps == {})
        self.assertEqual(self.client.get_job(name).status, "Created")

        suspend(name, False)
        self.running_steps(name, 2)
        self.assertEqual(conditions(name), {"Suspended": "False"})
        self.assertEqual(self.client.get_job(name).status, "Created")

        release(name)
        self.reaches(name, "Complete")

    def test_a_resumed_job_that_fails_is_failed(self):
        name = self.train(held(), ActiveDeadlineSeconds(8), trainer=container(1))
        self.reaches(name, "Running")
        suspend(name, True)
        eventually(lambda: conditions(name), lambda seen: seen == {"Suspended": "True"})
        suspend(name, False)
        self.reaches(name, "Failed")


class Lists(SDKTest):
    def test_jobs_are_listed_and_by_runtime(self):
        self.has_runtime(namespaced(catalogue()["torch-distributed"], "listed"))
        ours = self.train(held(), trainer=container(1), runtime="listed")
        other = self.train(held(), trainer=container(1))
        for name in (ours, other):
            self.reaches(name, "Running")
        listed = {job.name: job.status for job in self.client.list_jobs()}
        self.assertEqual((listed[ours], listed[other]), ("Running", "Running"))
        runtime = self.client.get_runtime("listed")
        self.assertEqual([job.name for job in self.client.list_jobs(runtime)], [ours])

    def test_a_deleted_job_goes_and_takes_its_pods(self):
        name = self.train(held(), trainer=container())
        self.reaches(name, "Running")
        self.client.delete_job(name)
        eventually(lambda: pods(name), lambda left: left == [])

        def is_gone():
            try:
                self.client.get_job(name)
            except RuntimeError as error:
                return isinstance(error.__cause__, client.ApiException) and error.__cause__.status == 404
            return False

        eventually(is_gone, bool)

    # The job itself goes on with its snapshot; it is the SDK that looks for the runtime. Under Trainer it is the same.
    def test_the_sdk_cannot_show_a_job_whose_runtime_was_deleted(self):
        self.has_runtime(namespaced(catalogue()["torch-distributed"], "passing"))
        name = self.train(held(), trainer=container(1), runtime="passing")
        self.reaches(name, "Running")
        remove("trainingruntimes", "passing")
        with self.assertRaisesRegex(RuntimeError, "Failed to get Runtime: passing"):
            self.client.get_job(name)
        release(name)
        eventually(lambda: conditions(name), lambda seen: seen.get("Complete") == "True")

    # Also a fault of the SDK's own: it looks for a device among the limits, and takes nothing else.
    def test_the_sdk_cannot_show_a_job_that_limits_memory_alone(self):
        trainer = CustomTrainerContainer(image="registry.local/train:1", resources_per_node={"memory": "4Gi"})
        name = self.train(held(), trainer=trainer)
        eventually(lambda: pods(name), len)
        for call in (lambda: self.client.get_job(name), self.client.list_jobs):
            with self.assertRaises(RuntimeError):
                call()

    def test_a_name_is_free_again_when_its_job_has_gone(self):
        name = self.train(held(), trainer=container(1))
        self.reaches(name, "Running")
        uid = trainjob(name)["metadata"]["uid"]
        self.client.delete_job(name)

        def again():
            try:
                return self.client.train(trainer=container(1), options=[Name(name)])
            except RuntimeError as error:
                # First the job is still there, then what was made for it is.
                self.assertRegex(error.__cause__.body, "already exists|of an earlier TrainJob of this name")
                return None

        self.assertEqual(eventually(again, bool), name)
        self.reaches(name, "Complete")
        self.assertNotEqual(trainjob(name)["metadata"]["uid"], uid)
