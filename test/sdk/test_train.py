"""What `train` sends becomes a JobSet that does what was asked."""

from kubeflow.trainer import (
    BuiltinTrainer,
    CustomTrainer,
    CustomTrainerContainer,
    HuggingFaceDatasetInitializer,
    HuggingFaceModelInitializer,
    Initializer,
    LoraConfig,
    TorchTuneConfig,
)
from kubeflow.trainer.options import (
    ActiveDeadlineSeconds,
    Annotations,
    ContainerPatch,
    Labels,
    PodSpecPatch,
    TrainerArgs,
    TrainerCommand,
)

from support import (
    SDKTest,
    catalogue,
    container,
    eventually,
    held,
    jobset,
    namespaced,
    pod_patch,
    pod_spec,
    pods,
    trainjob,
)


def learn(rate, steps):
    import os

    print(f"node {os.environ['PET_NODE_RANK']} learns at {rate} for {steps} steps")


def built(name, job="node"):
    """The container of a job, as soon as there is a JobSet, and its variables."""
    found = eventually(lambda: pod_spec(name, job), lambda spec: True)["containers"][0]
    return found, {one["name"]: one.get("value") for one in found.get("env", [])}


class Functions(SDKTest):
    def test_a_function_trains_on_as_many_nodes_as_were_asked_for(self):
        trainer = CustomTrainer(
            func=learn,
            func_args={"rate": 0.1, "steps": 20},
            num_nodes=2,
            resources_per_node={"cpu": 2, "memory": "4Gi", "gpu": 4},
            env={"NCCL_DEBUG": "INFO"},
        )
        name = self.train(held(), trainer=trainer, runtime="torch-distributed")
        job = self.reaches(name, "Running")

        self.assertEqual(job.num_nodes, 2)
        self.assertEqual({step.name: step.status for step in job.steps}, {"node-0": "Running", "node-1": "Running"})
        self.assertEqual({(step.device, float(step.device_count)) for step in job.steps}, {("gpu", 4)})
        found, env = built(name)
        self.assertEqual(found["command"][:2], ["bash", "-c"])
        self.assertIn("def learn(rate, steps):", found["command"][2])
        self.assertIn("learn(**{'rate': 0.1, 'steps': 20})", found["command"][2])
        self.assertIn("torchrun", found["command"][2])
        self.assertEqual((env["NCCL_DEBUG"], env["PET_NNODES"], env["PET_NPROC_PER_NODE"]), ("INFO", "2", "auto"))
        self.assertEqual(found["resources"]["limits"], {"cpu": "2", "memory": "4Gi", "nvidia.com/gpu": "4"})

    def test_without_a_runtime_it_is_torch_distributed(self):
        name = self.train(trainer=CustomTrainer(func=learn))
        self.assertEqual(self.reaches(name, "Complete").runtime.name, "torch-distributed")

    def test_a_runtime_of_the_namespace_is_named_by_its_kind(self):
        self.has_runtime(namespaced(catalogue()["torch-distributed"], "ours"))
        name = self.train(trainer=CustomTrainer(func=learn), runtime="ours")
        self.assertEqual(trainjob(name)["spec"]["runtimeRef"]["kind"], "TrainingRuntime")
        self.reaches(name, "Complete")

    def test_under_mpi_the_launcher_is_the_first_node(self):
        trainer = CustomTrainer(func=learn, func_args={"rate": 0.1, "steps": 1}, num_nodes=2)
        options = [held(jobs=("node", "launcher"))]
        name = self.train(*options, trainer=trainer, runtime="deepspeed-distributed")
        job = self.reaches(name, "Running")
        first, second = sorted(job.steps, key=lambda step: step.name)
        self.assertEqual((first.name, second.name), ("node-0", "node-1"))
        self.assertIn(f"{name}-launcher-0-0", first.pod_name)
        self.assertIn(f"{name}-node-0-0", second.pod_name)
        found, _ = built(name, "launcher")
        self.assertEqual(found["command"][:4], ["mpirun", "--hostfile", "/etc/mpi/hostfile", "bash"])

    # Under Kubeflow Trainer two Pods compute here, and the SDK, which counts one, never says Running (difference D8).
    def test_one_node_of_mpi_is_one_pod_and_seen_running(self):
        trainer = CustomTrainer(func=learn)
        name = self.train(held(jobs=("launcher",)), trainer=trainer, runtime="deepspeed-distributed")
        self.assertEqual([step.name for step in self.reaches(name, "Running").steps], ["node-0"])


class Containers(SDKTest):
    def test_command_and_args_are_options(self):
        options = [TrainerCommand(["python", "train.py"]), TrainerArgs(["--epochs", "3"])]
        name = self.train(*options, trainer=container(1))
        found, env = built(name)
        self.assertEqual(found["image"], "registry.local/train:1")
        self.assertEqual((found["command"], found["args"]), (["python", "train.py"], ["--epochs", "3"]))
        self.assertEqual(env["PET_NNODES"], "1")

    def test_without_a_trainer_the_runtime_says_all(self):
        name = self.train(held())
        self.assertEqual(built(name)[1]["PET_NNODES"], "1")
        self.reaches(name, "Running")


class Options(SDKTest):
    def test_labels_annotations_and_a_deadline(self):
        options = [Labels({"team": "vision"}), Annotations({"example.org/ticket": "7"}), ActiveDeadlineSeconds(3600)]
        name = self.train(*options, trainer=container())
        stored = trainjob(name)
        self.assertEqual(stored["metadata"]["labels"]["team"], "vision")
        self.assertEqual(stored["metadata"]["annotations"]["example.org/ticket"], "7")
        self.assertEqual(stored["spec"]["activeDeadlineSeconds"], 3600)
        self.reaches(name, "Complete")

    def test_a_runtime_patch_reaches_the_pods(self):
        spec = PodSpecPatch(
            service_account_name="default",
            node_selector={"kubernetes.io/hostname": "node-0"},
            tolerations=[{"key": "gpu", "operator": "Exists"}],
            volumes=[{"name": "scratch", "emptyDir": {}}],
            containers=[ContainerPatch("node", volume_mounts=[{"name": "scratch", "mountPath": "/scratch"}])],
        )
        name = self.train(held(spec), trainer=container(1))
        self.reaches(name, "Running")

        patch = trainjob(name)["spec"]["runtimePatches"][0]
        self.assertEqual(patch["manager"], "trainer.kubeflow.org/kubeflow-sdk")
        self.assertIn("time", patch)
        (pod,) = pods(name)
        self.assertEqual(pod.spec.service_account_name, "default")
        self.assertEqual(pod.spec.node_selector, {"kubernetes.io/hostname": "node-0"})
        self.assertIn("gpu", [toleration.key for toleration in pod.spec.tolerations])
        mounts = {mount.name: mount.mount_path for mount in pod.spec.containers[0].volume_mounts or []}
        self.assertEqual(mounts["scratch"], "/scratch")

    def test_two_runtime_patches_are_one_entry_twice_and_refused(self):
        with self.assertRaises(RuntimeError) as raised:
            self.client.train(trainer=container(), options=[held(), pod_patch({"a": "b"})])
        self.assertIn("Duplicate value", raised.exception.__cause__.body)

    def test_what_admission_refuses_is_said_to_the_user(self):
        reserved = CustomTrainerContainer(image="registry.local/train:1", env={"PET_NNODES": "9"})
        unknown = pod_patch({"a": "b"}, jobs=["nobody"])
        for refused, arguments in {
            "PET_NNODES": {"trainer": reserved},
            "nobody": {"trainer": container(), "options": [unknown]},
        }.items():
            with self.subTest(refused), self.assertRaises(RuntimeError) as raised:
                self.client.train(**arguments)
            self.assertEqual(raised.exception.__cause__.status, 422)
            self.assertIn(refused, raised.exception.__cause__.body)


class Builtin(SDKTest):
    lora = BuiltinTrainer(
        TorchTuneConfig(
            epochs=2,
            batch_size=8,
            peft_config=LoraConfig(lora_rank=8, apply_lora_to_mlp=True),
            resources_per_node={"gpu": 1},
        )
    )
    initializer = Initializer(
        dataset=HuggingFaceDatasetInitializer(storage_uri="hf://tatsu-lab/alpaca/data", access_token="a"),
        model=HuggingFaceModelInitializer(storage_uri="hf://meta-llama/Llama-3.2-1B-Instruct", access_token="b"),
    )

    def test_torchtune_gets_its_recipe_and_every_step_is_seen(self):
        # The recipe is found by the runtime's name.
        runtime = self.has_runtime(namespaced(catalogue()["torchtune-llama3.2-1b"], "torchtune-llama3.2-1b"))
        name = self.train(held(), trainer=self.lora, initializer=self.initializer, runtime=runtime)
        job = self.reaches(name, "Running")

        steps = {step.name: step.status for step in job.steps}
        fetched = {"dataset-initializer": "Succeeded", "model-initializer": "Succeeded"}
        self.assertEqual(steps, {**fetched, "node-0": "Running"})
        found, _ = built(name)
        self.assertEqual(found["command"][:2], ["tune", "run"])
        self.assertIn("lora_finetune_single_device", found["command"])
        self.assertIn("llama3_2/1B_lora_single_device", found["command"])
        for argument in ["epochs=2", "model.lora_rank=8", "dataset.data_dir=/workspace/dataset/data"]:
            self.assertIn(argument, found["args"])
        _, dataset = built(name, "dataset-initializer")
        self.assertEqual((dataset["STORAGE_URI"], dataset["ACCESS_TOKEN"]), ("hf://tatsu-lab/alpaca/data", "a"))
        _, model = built(name, "model-initializer")
        self.assertEqual(model["ACCESS_TOKEN"], "b")
        self.assertIn("*.bin", model["IGNORE_PATTERNS"])

    def test_the_catalogues_own_runtime_becomes_a_jobset_with_its_claim(self):
        name = self.train(trainer=self.lora, initializer=self.initializer, runtime="torchtune-llama3.2-1b")
        (claims,) = eventually(lambda: jobset(name), lambda seen: True)["spec"]["volumeClaimPolicies"]
        self.assertEqual(claims["templates"][0]["metadata"]["name"], "initializer")

    def test_a_model_without_lora_recipes_is_tuned_as_its_runtime_says(self):
        name = self.train(runtime="torchtune-gemma-7b")
        self.assertIn("gemma/7B_full", built(name)[0]["command"])
        with self.assertRaises(RuntimeError) as raised:
            self.client.train(runtime="torchtune-gemma-7b", trainer=self.lora)
        self.assertIn("or write the whole command out", raised.exception.__cause__.body)
