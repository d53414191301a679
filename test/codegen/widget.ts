// A new kind for codegen: a folder of schemas, as in codegen/schemas.

export const widgetSources: Readonly<Record<string, string>> = {
  'generate.yaml': `
target: hooks/widget/generated
crds: [widget/widget.yaml]
types:
  widget: widget/widget.yaml
validators:
  widget: { schema: widget/widget.yaml, kinds: [Widget, ClusterWidget], required: [spec] }
  widgetSync: widget/requests.yaml#/WidgetSync
  part: widget/widget.yaml#/spec/versions/1/schema/openAPIV3Schema/properties/spec/properties/part
`,
  'widget.yaml': `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: widgets.example.org
spec:
  group: example.org
  scope: Namespaced
  names: { kind: Widget, plural: widgets, singular: widget }
  versions:
    - { name: v1, served: true, storage: false, schema: { openAPIV3Schema: { type: object } } }
    - name: v2
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          title: Widget
          type: object
          properties:
            apiVersion: { type: string }
            kind: { type: string }
            metadata: { type: object }
            spec:
              title: WidgetSpec
              type: object
              required: [size]
              properties:
                size: { type: integer, minimum: 1, default: 3, description: How large it is. }
                part:
                  title: Part
                  type: object
                  required: [name]
                  properties:
                    name: { type: string }
                    containers: { type: array, items: { $ref: shared/core.yaml#/Container } }
                    affinity: { $ref: shared/core.yaml#/Affinity }
                conditions: { type: array, items: { $ref: shared/condition.yaml# } }
                runtime: { $ref: trainjob/trainingruntime.yaml#/spec/versions/0/schema/openAPIV3Schema/properties/spec }
`,
  'requests.yaml': `
WidgetSync:
  type: object
  required: [controller, parent, children, related, finalizing]
  properties:
    controller: { type: object }
    parent: { $ref: widget/widget.yaml# }
    children: { $ref: shared/requests.yaml#/ObjectsByKind }
    related: { $ref: shared/requests.yaml#/ObjectsByKind }
    finalizing: { type: boolean }
`,
};

export const widget = {
  apiVersion: 'example.org/v2',
  kind: 'Widget',
  metadata: { name: 'small', namespace: 'ml' },
  spec: { size: 1, part: { name: 'a', containers: [{ name: 'main', env: [{ name: 'A', value: 'b' }] }] } },
};
