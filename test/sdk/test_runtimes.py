"""The catalogue as the SDK lists it, and what it reads when it connects."""

import os
from unittest import mock

from kubeflow.trainer import RuntimeKind, TrainerType

from support import SDKTest, catalogue, namespaced, trainer_client


class Connecting(SDKTest):
    def test_the_sdk_finds_the_version_of_the_api_and_warns_of_nothing(self):
        with self.assertNoLogs("kubeflow", "WARNING"):
            trainer_client()

    def test_it_would_warn_if_there_were_no_version(self):
        elsewhere = mock.patch.dict(os.environ, KUBEFLOW_SYSTEM_NAMESPACE="metatrain-system")
        with elsewhere, self.assertLogs("kubeflow", "WARNING"):
            trainer_client()


class Runtimes(SDKTest):
    def test_every_runtime_of_the_catalogue_is_listed(self):
        listed = {runtime.name: runtime for runtime in self.client.list_runtimes()}
        self.assertEqual(sorted(listed), sorted(catalogue()))
        for name, shipped in catalogue().items():
            with self.subTest(name):
                runtime = listed[name]
                self.assertEqual(runtime.kind, RuntimeKind.CLUSTER_TRAINING_RUNTIME)
                framework = shipped["metadata"]["labels"]["trainer.kubeflow.org/framework"]
                self.assertEqual(runtime.trainer.framework, framework)
                self.assertEqual(runtime.trainer.num_nodes, shipped["spec"]["mlPolicy"]["numNodes"])
                self.assertEqual(self.client.get_runtime(name), runtime)

    def test_the_sdk_knows_how_each_framework_is_started(self):
        commands = {
            "torch-distributed": ("bash", "-c"),
            "torch-simple": ("bash", "-c"),
            "jax-distributed": ("bash", "-c"),
            "deepspeed-distributed": ("mpirun", "--hostfile"),
            "torchtune-llama3.2-1b": ("tune", "run"),
        }
        for name, command in commands.items():
            with self.subTest(name):
                self.assertEqual(self.client.get_runtime(name).trainer.command[:2], command)

    def test_a_torchtune_runtime_has_a_builtin_trainer_and_its_gpus(self):
        trainer = self.client.get_runtime("torchtune-llama3.2-1b").trainer
        self.assertEqual(trainer.trainer_type, TrainerType.BUILTIN_TRAINER)
        self.assertEqual((trainer.device, float(trainer.device_count)), ("gpu", 2))

    def test_a_runtime_of_the_namespace_comes_before_one_of_the_cluster(self):
        runtime = namespaced(catalogue()["torch-distributed"], "torch-distributed")
        runtime["spec"]["mlPolicy"]["numNodes"] = 3
        self.has_runtime(runtime)
        found = self.client.get_runtime("torch-distributed")
        self.assertEqual((found.kind, found.trainer.num_nodes), (RuntimeKind.TRAINING_RUNTIME, 3))
        listed = [one for one in self.client.list_runtimes() if one.name == "torch-distributed"]
        self.assertEqual(listed, [found])

    def test_what_only_metatrain_has_in_a_runtime_does_not_disturb_the_sdk(self):
        runtime = namespaced(catalogue()["torch-distributed"], "short-lived")
        runtime["spec"]["runPolicy"] = {"activeDeadlineSeconds": 60, "ttlSecondsAfterFinished": 5}
        self.has_runtime(runtime)
        self.assertEqual(self.client.get_runtime("short-lived").trainer.framework, "torch")


class Unreadable(SDKTest):
    """Faults of the SDK's, under Trainer too, that admission warns of and docs/guides/python-sdk.md names."""

    def test_one_runtime_without_a_policy_and_none_is_listed(self):
        runtime = namespaced(catalogue()["torch-distributed"], "without-policy")
        del runtime["spec"]["mlPolicy"]
        self.has_runtime(runtime)
        with self.assertLogs("kubeflow", "ERROR"), self.assertRaisesRegex(Exception, "missing one or more"):
            self.client.list_runtimes()

    def test_one_runtime_with_limits_of_other_things_and_none_is_listed(self):
        runtime = namespaced(catalogue()["torch-distributed"], "other-limits")
        (job,) = runtime["spec"]["template"]["spec"]["replicatedJobs"]
        (container,) = job["template"]["spec"]["template"]["spec"]["containers"]
        container["resources"] = {"limits": {"amd.com/gpu": "1"}}
        self.has_runtime(runtime)
        with self.assertLogs("kubeflow", "ERROR"), self.assertRaisesRegex(Exception, "Unknown device"):
            self.client.list_runtimes()

    def test_a_runtime_without_the_label_is_left_out(self):
        runtime = namespaced(catalogue()["torch-distributed"], "without-label")
        del runtime["metadata"]["labels"]
        self.has_runtime(runtime)
        self.assertNotIn("without-label", [one.name for one in self.client.list_runtimes()])
        with self.assertRaises(RuntimeError):
            self.client.get_runtime("without-label")
