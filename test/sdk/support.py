"""What the tests share: the SDK's client as an ordinary user, and the administrator, who plays everybody else.

The SDK is never patched, mocked or looked into: what it says is what a user of it gets to see.
"""

import os
import time
import unittest
import uuid
from pathlib import Path

import yaml
from kubeflow.trainer import CustomTrainerContainer, KubernetesBackendConfig, TrainerClient
from kubeflow.trainer.options import (
    JobSetSpecPatch,
    JobSetTemplatePatch,
    JobSpecPatch,
    JobTemplatePatch,
    Name,
    PodSpecPatch,
    PodTemplatePatch,
    ReplicatedJobPatch,
    RuntimePatch,
    TrainingRuntimeSpecPatch,
)
from kubernetes import client, config

NAMESPACE = "team"
TRAINER = ("trainer.kubeflow.org", "v1alpha1")
JOBSET = ("jobset.x-k8s.io", "v1alpha2")
# Pods with this annotation run until it is taken away (test/cluster/controlplane/stages.yaml).
HOLD = "test.metatrain.io/hold"
EXIT_CODE = "test.metatrain.io/exit-code"

_admin = config.new_client_from_config(os.environ["ADMIN_KUBECONFIG"])
custom = client.CustomObjectsApi(_admin)
core = client.CoreV1Api(_admin)


def trainer_client():
    """As a user has it: with the kubeconfig that KUBECONFIG names, and the rights of manifests/python-sdk."""
    return TrainerClient(KubernetesBackendConfig(namespace=NAMESPACE))


def pod_patch(annotations, spec=None, jobs=("node",)):
    """An SDK option that patches the Pods of these jobs of the runtime. A TrainJob takes one of them."""
    pod = PodTemplatePatch({"annotations": annotations}, spec)
    template = JobTemplatePatch(spec=JobSpecPatch(pod))
    patches = JobSetSpecPatch([ReplicatedJobPatch(job, template) for job in jobs])
    return RuntimePatch(TrainingRuntimeSpecPatch(JobSetTemplatePatch(spec=patches)))


def held(spec: PodSpecPatch | None = None, jobs=("node",)):
    """Pods that run until `release`."""
    return pod_patch({HOLD: "true"}, spec, jobs)


def trainjob(name):
    return custom.get_namespaced_custom_object(*TRAINER, NAMESPACE, "trainjobs", name)


def patch_trainjob(name, body):
    return custom.patch_namespaced_custom_object(*TRAINER, NAMESPACE, "trainjobs", name, body)


def suspend(name, value):
    patch_trainjob(name, {"spec": {"suspend": value}})


def jobset(name):
    return custom.get_namespaced_custom_object(*JOBSET, NAMESPACE, "jobsets", name)


def pod_spec(name, job="node"):
    """What the JobSet asks of the Pods of one of its jobs."""
    jobs = jobset(name)["spec"]["replicatedJobs"]
    template = next(one for one in jobs if one["name"] == job)["template"]
    return template["spec"]["template"]["spec"]


def pods(name):
    selector = f"jobset.sigs.k8s.io/jobset-name={name}"
    return core.list_namespaced_pod(NAMESPACE, label_selector=selector).items


def release(name):
    for pod in pods(name):
        body = {"metadata": {"annotations": {HOLD: None}}}
        core.patch_namespaced_pod(pod.metadata.name, NAMESPACE, body)


def conditions(name):
    """Type to status."""
    found = trainjob(name).get("status", {}).get("conditions", [])
    return {one["type"]: one["status"] for one in found}


def jobs_status(name):
    return trainjob(name).get("status", {}).get("jobsStatus", [])


def catalogue():
    """The shipped runtimes, by name, as their files have them."""
    files = [file for file in Path("manifests/runtimes").glob("*.yaml") if file.stem != "kustomization"]
    objects = [yaml.safe_load(file.read_text()) for file in files]
    return {one["metadata"]["name"]: one for one in objects}


def namespaced(runtime, name, **job_spec):
    """A runtime of the team's own, made from one of the catalogue. Nothing here makes a volume for a claim: its Pods
    share one that is theirs alone."""
    spec = runtime["spec"]["template"]["spec"]
    volumes = [
        {"name": template["metadata"]["name"], "emptyDir": {}}
        for claim in spec.pop("volumeClaimPolicies", [])
        for template in claim["templates"]
    ]
    for job in spec["replicatedJobs"]:
        job["template"]["spec"].update(job_spec)
        job["template"]["spec"]["template"]["spec"]["volumes"] = volumes
    metadata = {**runtime["metadata"], "name": name}
    return {**runtime, "kind": "TrainingRuntime", "metadata": metadata}


def eventually(look, wanted, seconds=60):
    """Looks until `wanted` says yes, and returns what was seen; an API error while looking counts as not yet."""
    end = time.monotonic() + seconds
    while True:
        try:
            seen = look()
            if wanted(seen):
                return seen
        except client.ApiException as error:
            seen = error
        if time.monotonic() > end:
            raise AssertionError(f"not so after {seconds} s; last seen: {seen}")
        time.sleep(0.3)


class SDKTest(unittest.TestCase):
    """A test with a client; the jobs and runtimes that it makes go with it."""

    def setUp(self):
        self.client = trainer_client()

    def train(self, *options, trainer=None, **arguments):
        """`client.train` under a name of ours, so that it can be cleaned up whatever happens."""
        name = f"t{uuid.uuid4().hex[:8]}"
        self.addCleanup(remove, "trainjobs", name)
        named = [Name(name), *options]
        self.assertEqual(self.client.train(trainer=trainer, options=named, **arguments), name)
        return name

    def has_runtime(self, body):
        name = body["metadata"]["name"]
        self.addCleanup(remove, "trainingruntimes", name)
        custom.create_namespaced_custom_object(*TRAINER, NAMESPACE, "trainingruntimes", body)
        return name

    def reaches(self, name, status):
        return self.client.wait_for_job_status(name, {status}, timeout=60, polling_interval=1)

    def steps(self, name):
        return {step.name: step.status for step in self.client.get_job(name).steps}

    def running_steps(self, name, count):
        """Waits until as many steps run; where the SDK does not say Running, its steps do."""
        wanted = {f"node-{index}": "Running" for index in range(count)}
        return eventually(lambda: self.steps(name), lambda seen: seen == wanted)


def remove(plural, name):
    """Deletes it, and waits until it is gone: no test finds what another one made."""
    resource = (*TRAINER, NAMESPACE, plural, name)
    while True:
        try:
            custom.delete_namespaced_custom_object(*resource)
        except client.ApiException as error:
            if error.status == 404:
                return
            raise
        time.sleep(0.3)


def container(nodes=2):
    """A trainer that needs no function."""
    return CustomTrainerContainer(image="registry.local/train:1", num_nodes=nodes)
