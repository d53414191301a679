"""A job in a queue, as the SDK shows it.

Kueue itself is not here; its part is played by what it is known to write. At creation, by the policy in queue.yaml:
`suspend: true`, and an entry of its own among the runtimePatches. At admission: a PUT of the whole TrainJob with node
selectors, labels and tolerations in that entry, then a merge patch of `suspend`. At eviction: a PUT with `suspend: true`,
and, when no Pod is left, a merge patch that empties the entry.
"""

from kubeflow.trainer.options import Labels

from support import (
    NAMESPACE,
    TRAINER,
    SDKTest,
    conditions,
    container,
    custom,
    eventually,
    held,
    jobs_status,
    patch_trainjob,
    pod_spec,
    pods,
    release,
    suspend,
    trainjob,
)

MANAGER = "kueue.x-k8s.io/manager"
QUEUED = Labels({"kueue.x-k8s.io/queue-name": "gpus"})


def kueues(patches):
    (entry,) = [one for one in patches if one["manager"] == MANAGER]
    return entry


def put(name, change):
    """A PUT of what was read, changed; begun anew when somebody wrote in between."""

    def attempt():
        stored = trainjob(name)
        change(stored["spec"])
        return custom.replace_namespaced_custom_object(*TRAINER, NAMESPACE, "trainjobs", name, stored)

    return eventually(attempt, lambda seen: True)


def admit(name, flavor):
    pod = {
        "metadata": {"labels": {"kueue.x-k8s.io/podset": "node"}},
        "spec": {"nodeSelector": flavor, "tolerations": [{"key": "queue", "operator": "Exists"}]},
    }
    jobs = [{"name": "node", "template": {"spec": {"template": pod}}}]

    def fill(spec):
        kueues(spec["runtimePatches"])["trainingRuntimeSpec"]["template"]["spec"] = {"replicatedJobs": jobs}

    put(name, fill)
    suspend(name, False)


def evict(name):
    put(name, lambda spec: spec.update(suspend=True))
    counts = ("active", "ready")
    eventually(
        lambda: jobs_status(name),
        lambda jobs: all(job[count] == 0 for job in jobs for count in counts),
    )
    patches = trainjob(name)["spec"]["runtimePatches"]
    kueues(patches)["trainingRuntimeSpec"]["template"]["spec"] = {}
    patch_trainjob(name, {"spec": {"runtimePatches": patches}})


class Queued(SDKTest):
    def waiting(self):
        name = self.train(held(), QUEUED, trainer=container())
        eventually(lambda: conditions(name), lambda seen: seen == {"Suspended": "True"})
        return name

    def test_a_job_that_waits_in_its_queue_is_created(self):
        name = self.waiting()
        job = self.client.get_job(name)
        self.assertEqual((job.status, job.steps, job.num_nodes), ("Created", [], 2))
        managers = [one["manager"] for one in trainjob(name)["spec"]["runtimePatches"]]
        self.assertEqual(managers, ["trainer.kubeflow.org/kubeflow-sdk", MANAGER])

    def test_an_admitted_job_runs_where_the_queue_sends_it_and_completes(self):
        name = self.waiting()
        admit(name, {"node.kubernetes.io/instance-type": "kwok"})
        # Created, not Running: Suspended=False stays, as under Trainer. Its steps tell.
        self.running_steps(name, 2)
        self.assertEqual(self.client.get_job(name).status, "Created")
        for pod in pods(name):
            self.assertEqual(pod.spec.node_selector, {"node.kubernetes.io/instance-type": "kwok"})
            self.assertEqual(pod.metadata.labels["kueue.x-k8s.io/podset"], "node")
            self.assertIn("queue", [toleration.key for toleration in pod.spec.tolerations])
        release(name)
        self.reaches(name, "Complete")

    def test_an_evicted_job_is_created_again_and_can_be_admitted_elsewhere(self):
        name = self.waiting()
        admit(name, {"node.kubernetes.io/instance-type": "kwok"})
        self.running_steps(name, 2)
        evict(name)
        eventually(lambda: self.steps(name), lambda steps: steps == {})
        self.assertEqual(conditions(name), {"Suspended": "True"})
        self.assertEqual(self.client.get_job(name).status, "Created")
        eventually(lambda: pod_spec(name).get("nodeSelector", {}), lambda selector: selector == {})

        admit(name, {"kubernetes.io/arch": "amd64"})
        self.running_steps(name, 2)
        self.assertEqual(pod_spec(name)["nodeSelector"], {"kubernetes.io/arch": "amd64"})
        # Of its Jobs JobSet takes no selector away.
        for pod in pods(name):
            self.assertEqual(pod.spec.node_selector["kubernetes.io/arch"], "amd64")
        release(name)
        self.reaches(name, "Complete")

    def test_a_job_of_a_queue_that_is_deleted_while_it_waits_goes(self):
        name = self.waiting()
        self.client.delete_job(name)
        eventually(lambda: name in [job.name for job in self.client.list_jobs()], lambda there: not there)
