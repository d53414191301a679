// Labels and annotations of Metacontroller and kubectl.

export const METACONTROLLER_LAST_APPLIED = 'metacontroller.k8s.io/last-applied-configuration';
/** Label that Metacontroller's `generateSelector` puts on every child. */
export const CONTROLLER_UID = 'controller-uid';
export const KUBECTL_LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
