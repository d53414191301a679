"""Progress: the SDK's `update_trainjob_status`, called with what the Pod would have, reaches the TrainJob's status."""

import os
import tempfile
from unittest import mock

from kubeflow.trainer import update_trainjob_status
from kubernetes import client

from support import NAMESPACE, SDKTest, container, core, eventually, held, pods, release, trainjob

VARIABLES = ("KUBEFLOW_TRAINER_SERVER_URL", "KUBEFLOW_TRAINER_SERVER_CA_CERT", "KUBEFLOW_TRAINER_SERVER_TOKEN")


class Progress(SDKTest):
    def test_a_worker_reports_and_the_status_says_so(self):
        name = self.train(held(), trainer=container(1))
        self.reaches(name, "Running")
        (pod,) = pods(name)
        given = {one.name: one.value for one in pod.spec.containers[0].env if one.name in VARIABLES}
        self.assertEqual(sorted(given), sorted(VARIABLES))

        # As a kubelet would: the files at the paths of the variables, the token bound to the Pod.
        (volume,) = [one for one in pod.spec.volumes if one.name == "kubeflow-trainer-token"]
        audience = next(
            source.service_account_token.audience
            for source in volume.projected.sources
            if source.service_account_token
        )
        bound = client.V1BoundObjectReference(
            api_version="v1", kind="Pod", name=pod.metadata.name, uid=pod.metadata.uid
        )
        spec = client.V1TokenRequestSpec(audiences=[audience], bound_object_ref=bound)
        request = client.AuthenticationV1TokenRequest(spec=spec)
        token = core.create_namespaced_service_account_token("default", NAMESPACE, request).status.token
        config_map = core.read_namespaced_config_map(f"{name}-tls-config", NAMESPACE)
        with tempfile.TemporaryDirectory() as folder:
            files = {VARIABLES[1]: config_map.data["ca.crt"], VARIABLES[2]: token}
            for variable, content in files.items():
                path = os.path.join(folder, variable)
                with open(path, "w") as file:
                    file.write(content)
                given[variable] = path
            with mock.patch.dict(os.environ, given):
                sent = update_trainjob_status(
                    progress_percent=45, estimated_remaining_seconds=90, metrics={"loss": 0.25}
                )
        self.assertTrue(sent)

        status = eventually(lambda: trainjob(name).get("status", {}).get("trainerStatus"), bool)
        self.assertEqual((status["progressPercentage"], status["estimatedRemainingSeconds"]), (45, 90))
        self.assertEqual(status["metrics"], [{"name": "loss", "value": "0.25"}])
        # A status with progress in it is one that the SDK reads.
        self.assertEqual(self.client.get_job(name).status, "Running")
        release(name)
        self.reaches(name, "Complete")
