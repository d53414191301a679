// Written by codegen/main.ts from codegen/schemas/shared/mergekeys.yaml and crds/external/jobset.yaml; do not edit.

/** How the spec of a JobSet merges, in the form that kube/strategicmerge.ts takes. */
export const jobSetSpecMergeKeys = {
  "fields": {
    "replicatedJobs": {
      "mergeKey": "name",
      "items": {
        "fields": {
          "dependsOn": {
            "mergeKey": "name"
          },
          "template": {
            "fields": {
              "metadata": {
                "fields": {
                  "finalizers": {
                    "set": true
                  }
                }
              },
              "spec": {
                "fields": {
                  "template": {
                    "fields": {
                      "metadata": {
                        "fields": {
                          "finalizers": {
                            "set": true
                          }
                        }
                      },
                      "spec": {
                        "fields": {
                          "containers": {
                            "mergeKey": "name",
                            "items": {
                              "fields": {
                                "env": {
                                  "mergeKey": "name"
                                },
                                "ports": {
                                  "mergeKey": "containerPort"
                                },
                                "volumeDevices": {
                                  "mergeKey": "devicePath"
                                },
                                "volumeMounts": {
                                  "mergeKey": "mountPath"
                                }
                              }
                            }
                          },
                          "ephemeralContainers": {
                            "mergeKey": "name",
                            "items": {
                              "fields": {
                                "env": {
                                  "mergeKey": "name"
                                },
                                "ports": {
                                  "mergeKey": "containerPort"
                                },
                                "volumeDevices": {
                                  "mergeKey": "devicePath"
                                },
                                "volumeMounts": {
                                  "mergeKey": "mountPath"
                                }
                              }
                            }
                          },
                          "hostAliases": {
                            "mergeKey": "ip"
                          },
                          "imagePullSecrets": {
                            "mergeKey": "name"
                          },
                          "initContainers": {
                            "mergeKey": "name",
                            "items": {
                              "fields": {
                                "env": {
                                  "mergeKey": "name"
                                },
                                "ports": {
                                  "mergeKey": "containerPort"
                                },
                                "volumeDevices": {
                                  "mergeKey": "devicePath"
                                },
                                "volumeMounts": {
                                  "mergeKey": "mountPath"
                                }
                              }
                            }
                          },
                          "resourceClaims": {
                            "mergeKey": "name"
                          },
                          "schedulingGates": {
                            "mergeKey": "name"
                          },
                          "topologySpreadConstraints": {
                            "mergeKey": "topologyKey"
                          },
                          "volumes": {
                            "mergeKey": "name",
                            "items": {
                              "fields": {
                                "ephemeral": {
                                  "fields": {
                                    "volumeClaimTemplate": {
                                      "fields": {
                                        "metadata": {
                                          "fields": {
                                            "finalizers": {
                                              "set": true
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
} as const;
