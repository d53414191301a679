// Written by codegen/main.ts from codegen/schemas/; do not edit.
// @ts-nocheck
"use strict";
export const trainJob = validate21;
const schema6 = {"$id":"trainjob","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"enum":["trainer.kubeflow.org/v1alpha1"]},"kind":{"enum":["TrainJob"]},"metadata":{"$ref":"requests#/definitions/ObjectMeta"},"spec":{"type":"object","required":["runtimeRef"],"properties":{"runtimeRef":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"apiGroup":{"type":"string"},"kind":{"type":"string"}}},"initializer":{"type":"object","properties":{"dataset":{"type":"object","properties":{"storageUri":{"type":"string"},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"secretRef":{"$ref":"core#/definitions/LocalObjectReference"}}},"model":{"type":"object","properties":{"storageUri":{"type":"string"},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"secretRef":{"$ref":"core#/definitions/LocalObjectReference"}}}}},"trainer":{"type":"object","properties":{"image":{"type":"string"},"command":{"type":"array","items":{"type":"string"}},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"numNodes":{"type":"integer"},"resourcesPerNode":{"$ref":"core#/definitions/ResourceRequirements"},"numProcPerNode":{"type":"integer"}}},"runtimePatches":{"type":"array","items":{"type":"object","required":["manager"],"properties":{"manager":{"type":"string"},"time":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"opaqueRuntimeSpec":{"type":"object"},"trainingRuntimeSpec":{"type":"object","properties":{"template":{"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"replicatedJobs":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"template":{"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"template":{"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"serviceAccountName":{"type":"string"},"volumes":{"type":"array","items":{"$ref":"core#/definitions/Volume"}},"initContainers":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"volumeMounts":{"type":"array","items":{"$ref":"core#/definitions/VolumeMount"}},"securityContext":{"type":"object"}}}},"containers":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"volumeMounts":{"type":"array","items":{"$ref":"core#/definitions/VolumeMount"}},"securityContext":{"type":"object"}}}},"imagePullSecrets":{"type":"array","items":{"$ref":"core#/definitions/LocalObjectReference"}},"securityContext":{"$ref":"core#/definitions/PodSecurityContext"},"terminationGracePeriodSeconds":{"type":"integer"},"nodeSelector":{"type":"object","additionalProperties":{"type":"string"}},"affinity":{"type":"object"},"tolerations":{"type":"array","items":{"$ref":"core#/definitions/Toleration"}},"schedulingGates":{"type":"array","items":{"$ref":"core#/definitions/PodSchedulingGate"}}}}}}}}}}}}}}}}}}}}}},"suspend":{"type":"boolean"},"activeDeadlineSeconds":{"type":"integer"},"ttlSecondsAfterFinished":{"type":"integer"},"managedBy":{"type":"string"}}},"status":{"type":"object","properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"type":"object","required":["lastTransitionTime","message","reason","status","type"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"observedGeneration":{"type":"integer"}}}},"jobsStatus":{"type":"array","items":{"type":"object","required":["active","failed","name","ready","succeeded","suspended"],"properties":{"name":{"type":"string"},"ready":{"type":"integer"},"succeeded":{"type":"integer"},"failed":{"type":"integer"},"active":{"type":"integer"},"suspended":{"type":"integer"}}}},"trainerStatus":{"type":"object","properties":{"progressPercentage":{"type":"integer"},"estimatedRemainingSeconds":{"type":"integer"},"metrics":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"lastUpdatedTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}}}}}};
const schema8 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"namespace":{"type":"string"},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"type":"integer"},"creationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"deletionTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object","required":["apiVersion","kind","name","uid"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"uid":{"type":"string"},"controller":{"type":"boolean"}}}},"managedFields":{"type":"array","items":{"type":"object","properties":{"manager":{"type":"string"},"operation":{"type":"string"},"subresource":{"type":"string"},"fieldsV1":{"type":"object"}}}}}};
const pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs3 = errors;
if(typeof data.namespace !== "string"){
validate23.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
const _errs5 = errors;
if(typeof data.uid !== "string"){
validate23.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resourceVersion !== undefined){
const _errs7 = errors;
if(typeof data.resourceVersion !== "string"){
validate23.errors = [{instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data4 = data.generation;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate23.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creationTimestamp !== undefined){
let data5 = data.creationTimestamp;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate23.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletionTimestamp !== undefined){
let data6 = data.deletionTimestamp;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate23.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data7 = data.labels;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs18 = errors;
if(typeof data7[key0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data9 = data.annotations;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
if(typeof data9[key1] !== "string"){
validate23.errors = [{instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data11 = data.finalizers;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data11[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownerReferences !== undefined){
let data13 = data.ownerReferences;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if(((((data14.apiVersion === undefined) && (missing1 = "apiVersion")) || ((data14.kind === undefined) && (missing1 = "kind"))) || ((data14.name === undefined) && (missing1 = "name"))) || ((data14.uid === undefined) && (missing1 = "uid"))){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data14.apiVersion !== undefined){
const _errs33 = errors;
if(typeof data14.apiVersion !== "string"){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/apiVersion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.kind !== undefined){
const _errs35 = errors;
if(typeof data14.kind !== "string"){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.name !== undefined){
const _errs37 = errors;
if(typeof data14.name !== "string"){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.uid !== undefined){
const _errs39 = errors;
if(typeof data14.uid !== "string"){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.controller !== undefined){
const _errs41 = errors;
if(typeof data14.controller !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.managedFields !== undefined){
let data20 = data.managedFields;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid6 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.manager !== undefined){
const _errs47 = errors;
if(typeof data21.manager !== "string"){
validate23.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/manager",schemaPath:"#/properties/managedFields/items/properties/manager/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.operation !== undefined){
const _errs49 = errors;
if(typeof data21.operation !== "string"){
validate23.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/operation",schemaPath:"#/properties/managedFields/items/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.subresource !== undefined){
const _errs51 = errors;
if(typeof data21.subresource !== "string"){
validate23.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/subresource",schemaPath:"#/properties/managedFields/items/properties/subresource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.fieldsV1 !== undefined){
let data25 = data21.fieldsV1;
const _errs53 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate23.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/fieldsV1",schemaPath:"#/properties/managedFields/items/properties/fieldsV1/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs45 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
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
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"value":{"type":"string"},"valueFrom":{"$ref":"core#/definitions/EnvVarSource"}}};
const schema11 = {"type":"object","properties":{"configMapKeyRef":{"type":"object"},"fieldRef":{"type":"object"},"fileKeyRef":{"type":"object"},"resourceFieldRef":{"type":"object"},"secretKeyRef":{"type":"object"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMapKeyRef !== undefined){
let data0 = data.configMapKeyRef;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate27.errors = [{instancePath:instancePath+"/configMapKeyRef",schemaPath:"#/properties/configMapKeyRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldRef !== undefined){
let data1 = data.fieldRef;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate27.errors = [{instancePath:instancePath+"/fieldRef",schemaPath:"#/properties/fieldRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fileKeyRef !== undefined){
let data2 = data.fileKeyRef;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate27.errors = [{instancePath:instancePath+"/fileKeyRef",schemaPath:"#/properties/fileKeyRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resourceFieldRef !== undefined){
let data3 = data.resourceFieldRef;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate27.errors = [{instancePath:instancePath+"/resourceFieldRef",schemaPath:"#/properties/resourceFieldRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secretKeyRef !== undefined){
let data4 = data.secretKeyRef;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate27.errors = [{instancePath:instancePath+"/secretKeyRef",schemaPath:"#/properties/secretKeyRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate26.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valueFrom !== undefined){
const _errs5 = errors;
if(!(validate27(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","properties":{"name":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate30.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","properties":{"claims":{"type":"array","items":{"$ref":"core#/definitions/ResourceClaim"}},"limits":{"type":"object","additionalProperties":{"$ref":"core#/definitions/Quantity"}},"requests":{"type":"object","additionalProperties":{"$ref":"core#/definitions/Quantity"}}}};
const schema14 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"request":{"type":"string"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
const _errs3 = errors;
if(typeof data.request !== "string"){
validate36.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"};
const pattern2 = new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema15.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.claims !== undefined){
let data0 = data.claims;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate36(data0[i0], {instancePath:instancePath+"/claims/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data2 = data.limits;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs7 = errors;
if(!(validate38(data2[key0], {instancePath:instancePath+"/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data4 = data.requests;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs11 = errors;
if(!(validate38(data4[key1], {instancePath:instancePath+"/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}},"name":{"type":"string"},"namespace":{"type":"string"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined){
let data0 = data.annotations;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "string"){
validate42.errors = [{instancePath:instancePath+"/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data2 = data.finalizers;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate42.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data4 = data.labels;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs13 = errors;
if(typeof data4[key1] !== "string"){
validate42.errors = [{instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs15 = errors;
if(typeof data.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs17 = errors;
if(typeof data.namespace !== "string"){
validate42.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","required":["name"],"properties":{"awsElasticBlockStore":{"type":"object"},"azureDisk":{"type":"object"},"azureFile":{"type":"object"},"cephfs":{"type":"object"},"cinder":{"type":"object"},"configMap":{"type":"object"},"csi":{"type":"object"},"downwardAPI":{"type":"object"},"emptyDir":{"type":"object"},"ephemeral":{"type":"object"},"fc":{"type":"object"},"flexVolume":{"type":"object"},"flocker":{"type":"object"},"gcePersistentDisk":{"type":"object"},"gitRepo":{"type":"object"},"glusterfs":{"type":"object"},"hostPath":{"type":"object"},"image":{"type":"object"},"iscsi":{"type":"object"},"name":{"type":"string"},"nfs":{"type":"object"},"persistentVolumeClaim":{"type":"object"},"photonPersistentDisk":{"type":"object"},"portworxVolume":{"type":"object"},"projected":{"type":"object"},"quobyte":{"type":"object"},"rbd":{"type":"object"},"scaleIO":{"type":"object"},"secret":{"type":"object"},"storageos":{"type":"object"},"vsphereVolume":{"type":"object"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.awsElasticBlockStore !== undefined){
let data0 = data.awsElasticBlockStore;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate46.errors = [{instancePath:instancePath+"/awsElasticBlockStore",schemaPath:"#/properties/awsElasticBlockStore/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.azureDisk !== undefined){
let data1 = data.azureDisk;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate46.errors = [{instancePath:instancePath+"/azureDisk",schemaPath:"#/properties/azureDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.azureFile !== undefined){
let data2 = data.azureFile;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate46.errors = [{instancePath:instancePath+"/azureFile",schemaPath:"#/properties/azureFile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cephfs !== undefined){
let data3 = data.cephfs;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate46.errors = [{instancePath:instancePath+"/cephfs",schemaPath:"#/properties/cephfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cinder !== undefined){
let data4 = data.cinder;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate46.errors = [{instancePath:instancePath+"/cinder",schemaPath:"#/properties/cinder/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configMap !== undefined){
let data5 = data.configMap;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate46.errors = [{instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csi !== undefined){
let data6 = data.csi;
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate46.errors = [{instancePath:instancePath+"/csi",schemaPath:"#/properties/csi/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downwardAPI !== undefined){
let data7 = data.downwardAPI;
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate46.errors = [{instancePath:instancePath+"/downwardAPI",schemaPath:"#/properties/downwardAPI/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emptyDir !== undefined){
let data8 = data.emptyDir;
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate46.errors = [{instancePath:instancePath+"/emptyDir",schemaPath:"#/properties/emptyDir/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ephemeral !== undefined){
let data9 = data.ephemeral;
const _errs19 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate46.errors = [{instancePath:instancePath+"/ephemeral",schemaPath:"#/properties/ephemeral/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fc !== undefined){
let data10 = data.fc;
const _errs21 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate46.errors = [{instancePath:instancePath+"/fc",schemaPath:"#/properties/fc/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flexVolume !== undefined){
let data11 = data.flexVolume;
const _errs23 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate46.errors = [{instancePath:instancePath+"/flexVolume",schemaPath:"#/properties/flexVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flocker !== undefined){
let data12 = data.flocker;
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate46.errors = [{instancePath:instancePath+"/flocker",schemaPath:"#/properties/flocker/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gcePersistentDisk !== undefined){
let data13 = data.gcePersistentDisk;
const _errs27 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate46.errors = [{instancePath:instancePath+"/gcePersistentDisk",schemaPath:"#/properties/gcePersistentDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gitRepo !== undefined){
let data14 = data.gitRepo;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate46.errors = [{instancePath:instancePath+"/gitRepo",schemaPath:"#/properties/gitRepo/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.glusterfs !== undefined){
let data15 = data.glusterfs;
const _errs31 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate46.errors = [{instancePath:instancePath+"/glusterfs",schemaPath:"#/properties/glusterfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostPath !== undefined){
let data16 = data.hostPath;
const _errs33 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate46.errors = [{instancePath:instancePath+"/hostPath",schemaPath:"#/properties/hostPath/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data17 = data.image;
const _errs35 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate46.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iscsi !== undefined){
let data18 = data.iscsi;
const _errs37 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate46.errors = [{instancePath:instancePath+"/iscsi",schemaPath:"#/properties/iscsi/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs39 = errors;
if(typeof data.name !== "string"){
validate46.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nfs !== undefined){
let data20 = data.nfs;
const _errs41 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
validate46.errors = [{instancePath:instancePath+"/nfs",schemaPath:"#/properties/nfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.persistentVolumeClaim !== undefined){
let data21 = data.persistentVolumeClaim;
const _errs43 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate46.errors = [{instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/properties/persistentVolumeClaim/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.photonPersistentDisk !== undefined){
let data22 = data.photonPersistentDisk;
const _errs45 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate46.errors = [{instancePath:instancePath+"/photonPersistentDisk",schemaPath:"#/properties/photonPersistentDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.portworxVolume !== undefined){
let data23 = data.portworxVolume;
const _errs47 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
validate46.errors = [{instancePath:instancePath+"/portworxVolume",schemaPath:"#/properties/portworxVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projected !== undefined){
let data24 = data.projected;
const _errs49 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate46.errors = [{instancePath:instancePath+"/projected",schemaPath:"#/properties/projected/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quobyte !== undefined){
let data25 = data.quobyte;
const _errs51 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate46.errors = [{instancePath:instancePath+"/quobyte",schemaPath:"#/properties/quobyte/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rbd !== undefined){
let data26 = data.rbd;
const _errs53 = errors;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
validate46.errors = [{instancePath:instancePath+"/rbd",schemaPath:"#/properties/rbd/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scaleIO !== undefined){
let data27 = data.scaleIO;
const _errs55 = errors;
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
validate46.errors = [{instancePath:instancePath+"/scaleIO",schemaPath:"#/properties/scaleIO/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data28 = data.secret;
const _errs57 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
validate46.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageos !== undefined){
let data29 = data.storageos;
const _errs59 = errors;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
validate46.errors = [{instancePath:instancePath+"/storageos",schemaPath:"#/properties/storageos/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vsphereVolume !== undefined){
let data30 = data.vsphereVolume;
const _errs61 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
validate46.errors = [{instancePath:instancePath+"/vsphereVolume",schemaPath:"#/properties/vsphereVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
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
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["name","mountPath"],"properties":{"mountPath":{"type":"string"},"mountPropagation":{"type":"string"},"name":{"type":"string"},"readOnly":{"type":"boolean"},"recursiveReadOnly":{"type":"string"},"subPath":{"type":"string"},"subPathExpr":{"type":"string"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.mountPath === undefined) && (missing0 = "mountPath"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mountPath !== undefined){
const _errs1 = errors;
if(typeof data.mountPath !== "string"){
validate49.errors = [{instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mountPropagation !== undefined){
const _errs3 = errors;
if(typeof data.mountPropagation !== "string"){
validate49.errors = [{instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs7 = errors;
if(typeof data.readOnly !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recursiveReadOnly !== undefined){
const _errs9 = errors;
if(typeof data.recursiveReadOnly !== "string"){
validate49.errors = [{instancePath:instancePath+"/recursiveReadOnly",schemaPath:"#/properties/recursiveReadOnly/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subPath !== undefined){
const _errs11 = errors;
if(typeof data.subPath !== "string"){
validate49.errors = [{instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subPathExpr !== undefined){
const _errs13 = errors;
if(typeof data.subPathExpr !== "string"){
validate49.errors = [{instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","properties":{"appArmorProfile":{"type":"object"},"fsGroup":{"type":"integer"},"fsGroupChangePolicy":{"type":"string"},"runAsGroup":{"type":"integer"},"runAsNonRoot":{"type":"boolean"},"runAsUser":{"type":"integer"},"seLinuxChangePolicy":{"type":"string"},"seLinuxOptions":{"type":"object"},"seccompProfile":{"type":"object"},"supplementalGroups":{"type":"array","items":{"type":"integer"}},"supplementalGroupsPolicy":{"type":"string"},"sysctls":{"type":"array","items":{"type":"object"}},"windowsOptions":{"type":"object"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appArmorProfile !== undefined){
let data0 = data.appArmorProfile;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate54.errors = [{instancePath:instancePath+"/appArmorProfile",schemaPath:"#/properties/appArmorProfile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fsGroup !== undefined){
let data1 = data.fsGroup;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate54.errors = [{instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fsGroupChangePolicy !== undefined){
const _errs5 = errors;
if(typeof data.fsGroupChangePolicy !== "string"){
validate54.errors = [{instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsGroup !== undefined){
let data3 = data.runAsGroup;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate54.errors = [{instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsNonRoot !== undefined){
const _errs9 = errors;
if(typeof data.runAsNonRoot !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/runAsNonRoot",schemaPath:"#/properties/runAsNonRoot/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsUser !== undefined){
let data5 = data.runAsUser;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate54.errors = [{instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seLinuxChangePolicy !== undefined){
const _errs13 = errors;
if(typeof data.seLinuxChangePolicy !== "string"){
validate54.errors = [{instancePath:instancePath+"/seLinuxChangePolicy",schemaPath:"#/properties/seLinuxChangePolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seLinuxOptions !== undefined){
let data7 = data.seLinuxOptions;
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate54.errors = [{instancePath:instancePath+"/seLinuxOptions",schemaPath:"#/properties/seLinuxOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seccompProfile !== undefined){
let data8 = data.seccompProfile;
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate54.errors = [{instancePath:instancePath+"/seccompProfile",schemaPath:"#/properties/seccompProfile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplementalGroups !== undefined){
let data9 = data.supplementalGroups;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate54.errors = [{instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/supplementalGroups",schemaPath:"#/properties/supplementalGroups/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplementalGroupsPolicy !== undefined){
const _errs23 = errors;
if(typeof data.supplementalGroupsPolicy !== "string"){
validate54.errors = [{instancePath:instancePath+"/supplementalGroupsPolicy",schemaPath:"#/properties/supplementalGroupsPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sysctls !== undefined){
let data12 = data.sysctls;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid2 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs27 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate54.errors = [{instancePath:instancePath+"/sysctls/" + i1,schemaPath:"#/properties/sysctls/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/sysctls",schemaPath:"#/properties/sysctls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.windowsOptions !== undefined){
let data14 = data.windowsOptions;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate54.errors = [{instancePath:instancePath+"/windowsOptions",schemaPath:"#/properties/windowsOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
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
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","properties":{"effect":{"type":"string"},"key":{"type":"string"},"operator":{"type":"string"},"tolerationSeconds":{"type":"integer"},"value":{"type":"string"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect !== undefined){
const _errs1 = errors;
if(typeof data.effect !== "string"){
validate56.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs3 = errors;
if(typeof data.key !== "string"){
validate56.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs5 = errors;
if(typeof data.operator !== "string"){
validate56.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tolerationSeconds !== undefined){
let data3 = data.tolerationSeconds;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate56.errors = [{instancePath:instancePath+"/tolerationSeconds",schemaPath:"#/properties/tolerationSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs9 = errors;
if(typeof data.value !== "string"){
validate56.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainjob" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(!(data.apiVersion === "trainer.kubeflow.org/v1alpha1")){
validate21.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema6.properties.apiVersion.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(data.kind === "TrainJob")){
validate21.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema6.properties.kind.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs3 = errors;
if(!(validate23(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spec !== undefined){
let data3 = data.spec;
const _errs4 = errors;
if(errors === _errs4){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.runtimeRef === undefined) && (missing1 = "runtimeRef")){
validate21.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.runtimeRef !== undefined){
let data4 = data3.runtimeRef;
const _errs6 = errors;
if(errors === _errs6){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.name === undefined) && (missing2 = "name")){
validate21.errors = [{instancePath:instancePath+"/spec/runtimeRef",schemaPath:"#/properties/spec/properties/runtimeRef/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.name !== undefined){
const _errs8 = errors;
if(typeof data4.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimeRef/name",schemaPath:"#/properties/spec/properties/runtimeRef/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.apiGroup !== undefined){
const _errs10 = errors;
if(typeof data4.apiGroup !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimeRef/apiGroup",schemaPath:"#/properties/spec/properties/runtimeRef/properties/apiGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.kind !== undefined){
const _errs12 = errors;
if(typeof data4.kind !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimeRef/kind",schemaPath:"#/properties/spec/properties/runtimeRef/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimeRef",schemaPath:"#/properties/spec/properties/runtimeRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.initializer !== undefined){
let data8 = data3.initializer;
const _errs14 = errors;
if(errors === _errs14){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.dataset !== undefined){
let data9 = data8.dataset;
const _errs16 = errors;
if(errors === _errs16){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.storageUri !== undefined){
const _errs18 = errors;
if(typeof data9.storageUri !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/initializer/dataset/storageUri",schemaPath:"#/properties/spec/properties/initializer/properties/dataset/properties/storageUri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.env !== undefined){
let data11 = data9.env;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data11)){
var valid5 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate26(data11[i0], {instancePath:instancePath+"/spec/initializer/dataset/env/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/initializer/dataset/env",schemaPath:"#/properties/spec/properties/initializer/properties/dataset/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.secretRef !== undefined){
const _errs23 = errors;
if(!(validate30(data9.secretRef, {instancePath:instancePath+"/spec/initializer/dataset/secretRef",parentData:data9,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/initializer/dataset",schemaPath:"#/properties/spec/properties/initializer/properties/dataset/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.model !== undefined){
let data14 = data8.model;
const _errs24 = errors;
if(errors === _errs24){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.storageUri !== undefined){
const _errs26 = errors;
if(typeof data14.storageUri !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/initializer/model/storageUri",schemaPath:"#/properties/spec/properties/initializer/properties/model/properties/storageUri/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.env !== undefined){
let data16 = data14.env;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data16)){
var valid7 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(!(validate26(data16[i1], {instancePath:instancePath+"/spec/initializer/model/env/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid7 = _errs30 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/initializer/model/env",schemaPath:"#/properties/spec/properties/initializer/properties/model/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.secretRef !== undefined){
const _errs31 = errors;
if(!(validate30(data14.secretRef, {instancePath:instancePath+"/spec/initializer/model/secretRef",parentData:data14,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/initializer/model",schemaPath:"#/properties/spec/properties/initializer/properties/model/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/initializer",schemaPath:"#/properties/spec/properties/initializer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.trainer !== undefined){
let data19 = data3.trainer;
const _errs32 = errors;
if(errors === _errs32){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.image !== undefined){
const _errs34 = errors;
if(typeof data19.image !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/trainer/image",schemaPath:"#/properties/spec/properties/trainer/properties/image/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs34 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.command !== undefined){
let data21 = data19.command;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data21)){
var valid9 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
const _errs38 = errors;
if(typeof data21[i2] !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/trainer/command/" + i2,schemaPath:"#/properties/spec/properties/trainer/properties/command/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs38 === errors;
if(!valid9){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/trainer/command",schemaPath:"#/properties/spec/properties/trainer/properties/command/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.args !== undefined){
let data23 = data19.args;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data23)){
var valid10 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs42 = errors;
if(typeof data23[i3] !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/trainer/args/" + i3,schemaPath:"#/properties/spec/properties/trainer/properties/args/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs42 === errors;
if(!valid10){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/trainer/args",schemaPath:"#/properties/spec/properties/trainer/properties/args/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.env !== undefined){
let data25 = data19.env;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data25)){
var valid11 = true;
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
const _errs46 = errors;
if(!(validate26(data25[i4], {instancePath:instancePath+"/spec/trainer/env/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid11 = _errs46 === errors;
if(!valid11){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/trainer/env",schemaPath:"#/properties/spec/properties/trainer/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.numNodes !== undefined){
let data27 = data19.numNodes;
const _errs47 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate21.errors = [{instancePath:instancePath+"/spec/trainer/numNodes",schemaPath:"#/properties/spec/properties/trainer/properties/numNodes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.resourcesPerNode !== undefined){
const _errs49 = errors;
if(!(validate35(data19.resourcesPerNode, {instancePath:instancePath+"/spec/trainer/resourcesPerNode",parentData:data19,parentDataProperty:"resourcesPerNode",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.numProcPerNode !== undefined){
let data29 = data19.numProcPerNode;
const _errs50 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate21.errors = [{instancePath:instancePath+"/spec/trainer/numProcPerNode",schemaPath:"#/properties/spec/properties/trainer/properties/numProcPerNode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/trainer",schemaPath:"#/properties/spec/properties/trainer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.runtimePatches !== undefined){
let data30 = data3.runtimePatches;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data30)){
var valid12 = true;
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
const _errs54 = errors;
if(errors === _errs54){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing3;
if((data31.manager === undefined) && (missing3 = "manager")){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5,schemaPath:"#/properties/spec/properties/runtimePatches/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data31.manager !== undefined){
const _errs56 = errors;
if(typeof data31.manager !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/manager",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/manager/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs56 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.time !== undefined){
let data33 = data31.time;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/time",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/time",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/time/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs58 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.opaqueRuntimeSpec !== undefined){
let data34 = data31.opaqueRuntimeSpec;
const _errs60 = errors;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/opaqueRuntimeSpec",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/opaqueRuntimeSpec/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid13 = _errs60 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data31.trainingRuntimeSpec !== undefined){
let data35 = data31.trainingRuntimeSpec;
const _errs62 = errors;
if(errors === _errs62){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.template !== undefined){
let data36 = data35.template;
const _errs64 = errors;
if(errors === _errs64){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.metadata !== undefined){
const _errs66 = errors;
if(!(validate42(data36.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/metadata",parentData:data36,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid15 = _errs66 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data36.spec !== undefined){
let data38 = data36.spec;
const _errs67 = errors;
if(errors === _errs67){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.replicatedJobs !== undefined){
let data39 = data38.replicatedJobs;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data39)){
var valid17 = true;
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
const _errs71 = errors;
if(errors === _errs71){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing4;
if((data40.name === undefined) && (missing4 = "name")){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data40.name !== undefined){
const _errs73 = errors;
if(typeof data40.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/name",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs73 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data40.template !== undefined){
let data42 = data40.template;
const _errs75 = errors;
if(errors === _errs75){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.metadata !== undefined){
const _errs77 = errors;
if(!(validate42(data42.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/metadata",parentData:data42,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid19 = _errs77 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data42.spec !== undefined){
let data44 = data42.spec;
const _errs78 = errors;
if(errors === _errs78){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.template !== undefined){
let data45 = data44.template;
const _errs80 = errors;
if(errors === _errs80){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.metadata !== undefined){
const _errs82 = errors;
if(!(validate42(data45.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/metadata",parentData:data45,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid21 = _errs82 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data45.spec !== undefined){
let data47 = data45.spec;
const _errs83 = errors;
if(errors === _errs83){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.serviceAccountName !== undefined){
const _errs85 = errors;
if(typeof data47.serviceAccountName !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/serviceAccountName",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/serviceAccountName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs85 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.volumes !== undefined){
let data49 = data47.volumes;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data49)){
var valid23 = true;
const len7 = data49.length;
for(let i7=0; i7<len7; i7++){
const _errs89 = errors;
if(!(validate46(data49[i7], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/volumes/" + i7,parentData:data49,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid23 = _errs89 === errors;
if(!valid23){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/volumes",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/volumes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs87 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.initContainers !== undefined){
let data51 = data47.initContainers;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data51)){
var valid24 = true;
const len8 = data51.length;
for(let i8=0; i8<len8; i8++){
let data52 = data51[i8];
const _errs92 = errors;
if(errors === _errs92){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing5;
if((data52.name === undefined) && (missing5 = "name")){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data52.name !== undefined){
const _errs94 = errors;
if(typeof data52.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/name",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs94 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.env !== undefined){
let data54 = data52.env;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data54)){
var valid26 = true;
const len9 = data54.length;
for(let i9=0; i9<len9; i9++){
const _errs98 = errors;
if(!(validate26(data54[i9], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/env/" + i9,parentData:data54,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid26 = _errs98 === errors;
if(!valid26){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/env",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs96 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.volumeMounts !== undefined){
let data56 = data52.volumeMounts;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data56)){
var valid27 = true;
const len10 = data56.length;
for(let i10=0; i10<len10; i10++){
const _errs101 = errors;
if(!(validate49(data56[i10], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/volumeMounts/" + i10,parentData:data56,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid27 = _errs101 === errors;
if(!valid27){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/volumeMounts",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/properties/volumeMounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs99 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.securityContext !== undefined){
let data58 = data52.securityContext;
const _errs102 = errors;
if(!(data58 && typeof data58 == "object" && !Array.isArray(data58))){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/securityContext",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/properties/securityContext/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid25 = _errs102 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid24 = _errs92 === errors;
if(!valid24){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/initContainers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs90 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.containers !== undefined){
let data59 = data47.containers;
const _errs104 = errors;
if(errors === _errs104){
if(Array.isArray(data59)){
var valid28 = true;
const len11 = data59.length;
for(let i11=0; i11<len11; i11++){
let data60 = data59[i11];
const _errs106 = errors;
if(errors === _errs106){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing6;
if((data60.name === undefined) && (missing6 = "name")){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data60.name !== undefined){
const _errs108 = errors;
if(typeof data60.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/name",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid29 = _errs108 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data60.env !== undefined){
let data62 = data60.env;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data62)){
var valid30 = true;
const len12 = data62.length;
for(let i12=0; i12<len12; i12++){
const _errs112 = errors;
if(!(validate26(data62[i12], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/env/" + i12,parentData:data62,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid30 = _errs112 === errors;
if(!valid30){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/env",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid29 = _errs110 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data60.volumeMounts !== undefined){
let data64 = data60.volumeMounts;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data64)){
var valid31 = true;
const len13 = data64.length;
for(let i13=0; i13<len13; i13++){
const _errs115 = errors;
if(!(validate49(data64[i13], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/volumeMounts/" + i13,parentData:data64,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid31 = _errs115 === errors;
if(!valid31){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/volumeMounts",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/properties/volumeMounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid29 = _errs113 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data60.securityContext !== undefined){
let data66 = data60.securityContext;
const _errs116 = errors;
if(!(data66 && typeof data66 == "object" && !Array.isArray(data66))){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/securityContext",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/properties/securityContext/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid29 = _errs116 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid28 = _errs106 === errors;
if(!valid28){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/containers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs104 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.imagePullSecrets !== undefined){
let data67 = data47.imagePullSecrets;
const _errs118 = errors;
if(errors === _errs118){
if(Array.isArray(data67)){
var valid32 = true;
const len14 = data67.length;
for(let i14=0; i14<len14; i14++){
const _errs120 = errors;
if(!(validate30(data67[i14], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/imagePullSecrets/" + i14,parentData:data67,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid32 = _errs120 === errors;
if(!valid32){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/imagePullSecrets",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs118 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.securityContext !== undefined){
const _errs121 = errors;
if(!(validate54(data47.securityContext, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/securityContext",parentData:data47,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid22 = _errs121 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.terminationGracePeriodSeconds !== undefined){
let data70 = data47.terminationGracePeriodSeconds;
const _errs122 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/terminationGracePeriodSeconds",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid22 = _errs122 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.nodeSelector !== undefined){
let data71 = data47.nodeSelector;
const _errs124 = errors;
if(errors === _errs124){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key0 in data71){
const _errs127 = errors;
if(typeof data71[key0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs127 === errors;
if(!valid33){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/nodeSelector",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/nodeSelector/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid22 = _errs124 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.affinity !== undefined){
let data73 = data47.affinity;
const _errs129 = errors;
if(!(data73 && typeof data73 == "object" && !Array.isArray(data73))){
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/affinity",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/affinity/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid22 = _errs129 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.tolerations !== undefined){
let data74 = data47.tolerations;
const _errs131 = errors;
if(errors === _errs131){
if(Array.isArray(data74)){
var valid34 = true;
const len15 = data74.length;
for(let i15=0; i15<len15; i15++){
const _errs133 = errors;
if(!(validate56(data74[i15], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/tolerations/" + i15,parentData:data74,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid34 = _errs133 === errors;
if(!valid34){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/tolerations",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/tolerations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs131 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.schedulingGates !== undefined){
let data76 = data47.schedulingGates;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data76)){
var valid35 = true;
const len16 = data76.length;
for(let i16=0; i16<len16; i16++){
const _errs136 = errors;
if(!(validate58(data76[i16], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/schedulingGates/" + i16,parentData:data76,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid35 = _errs136 === errors;
if(!valid35){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/schedulingGates",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/properties/schedulingGates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid22 = _errs134 === errors;
}
else {
var valid22 = true;
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
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid21 = _errs83 === errors;
}
else {
var valid21 = true;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/properties/template/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid19 = _errs78 === errors;
}
else {
var valid19 = true;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/properties/template/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid18 = _errs75 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs71 === errors;
if(!valid17){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/properties/replicatedJobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/properties/template/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec",schemaPath:"#/properties/spec/properties/runtimePatches/items/properties/trainingRuntimeSpec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs62 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches/" + i5,schemaPath:"#/properties/spec/properties/runtimePatches/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs54 === errors;
if(!valid12){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/spec/runtimePatches",schemaPath:"#/properties/spec/properties/runtimePatches/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs52 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.suspend !== undefined){
const _errs137 = errors;
if(typeof data3.suspend !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/spec/suspend",schemaPath:"#/properties/spec/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs137 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.activeDeadlineSeconds !== undefined){
let data79 = data3.activeDeadlineSeconds;
const _errs139 = errors;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
validate21.errors = [{instancePath:instancePath+"/spec/activeDeadlineSeconds",schemaPath:"#/properties/spec/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs139 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.ttlSecondsAfterFinished !== undefined){
let data80 = data3.ttlSecondsAfterFinished;
const _errs141 = errors;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
validate21.errors = [{instancePath:instancePath+"/spec/ttlSecondsAfterFinished",schemaPath:"#/properties/spec/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs141 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.managedBy !== undefined){
const _errs143 = errors;
if(typeof data3.managedBy !== "string"){
validate21.errors = [{instancePath:instancePath+"/spec/managedBy",schemaPath:"#/properties/spec/properties/managedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs143 === errors;
}
else {
var valid1 = true;
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
else {
validate21.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data82 = data.status;
const _errs145 = errors;
if(errors === _errs145){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.observedGeneration !== undefined){
let data83 = data82.observedGeneration;
const _errs147 = errors;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
validate21.errors = [{instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid36 = _errs147 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data82.conditions !== undefined){
let data84 = data82.conditions;
const _errs149 = errors;
if(errors === _errs149){
if(Array.isArray(data84)){
var valid37 = true;
const len17 = data84.length;
for(let i17=0; i17<len17; i17++){
let data85 = data84[i17];
const _errs151 = errors;
if(errors === _errs151){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing7;
if((((((data85.lastTransitionTime === undefined) && (missing7 = "lastTransitionTime")) || ((data85.message === undefined) && (missing7 = "message"))) || ((data85.reason === undefined) && (missing7 = "reason"))) || ((data85.status === undefined) && (missing7 = "status"))) || ((data85.type === undefined) && (missing7 = "type"))){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data85.type !== undefined){
const _errs153 = errors;
if(typeof data85.type !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs153 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data85.status !== undefined){
const _errs155 = errors;
if(typeof data85.status !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs155 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data85.reason !== undefined){
const _errs157 = errors;
if(typeof data85.reason !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs157 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data85.message !== undefined){
const _errs159 = errors;
if(typeof data85.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs159 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data85.lastTransitionTime !== undefined){
let data90 = data85.lastTransitionTime;
const _errs161 = errors;
if(errors === _errs161){
if(typeof data90 === "string"){
if(!pattern0.test(data90)){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid38 = _errs161 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data85.observedGeneration !== undefined){
let data91 = data85.observedGeneration;
const _errs163 = errors;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17+"/observedGeneration",schemaPath:"#/properties/status/properties/conditions/items/properties/observedGeneration/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid38 = _errs163 === errors;
}
else {
var valid38 = true;
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/conditions/" + i17,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs151 === errors;
if(!valid37){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid36 = _errs149 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data82.jobsStatus !== undefined){
let data92 = data82.jobsStatus;
const _errs165 = errors;
if(errors === _errs165){
if(Array.isArray(data92)){
var valid39 = true;
const len18 = data92.length;
for(let i18=0; i18<len18; i18++){
let data93 = data92[i18];
const _errs167 = errors;
if(errors === _errs167){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing8;
if(((((((data93.active === undefined) && (missing8 = "active")) || ((data93.failed === undefined) && (missing8 = "failed"))) || ((data93.name === undefined) && (missing8 = "name"))) || ((data93.ready === undefined) && (missing8 = "ready"))) || ((data93.succeeded === undefined) && (missing8 = "succeeded"))) || ((data93.suspended === undefined) && (missing8 = "suspended"))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18,schemaPath:"#/properties/status/properties/jobsStatus/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data93.name !== undefined){
const _errs169 = errors;
if(typeof data93.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/name",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs169 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data93.ready !== undefined){
let data95 = data93.ready;
const _errs171 = errors;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/ready",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid40 = _errs171 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data93.succeeded !== undefined){
let data96 = data93.succeeded;
const _errs173 = errors;
if(!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/succeeded",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/succeeded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid40 = _errs173 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data93.failed !== undefined){
let data97 = data93.failed;
const _errs175 = errors;
if(!(((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97))) && (isFinite(data97)))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/failed",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid40 = _errs175 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data93.active !== undefined){
let data98 = data93.active;
const _errs177 = errors;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/active",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/active/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid40 = _errs177 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data93.suspended !== undefined){
let data99 = data93.suspended;
const _errs179 = errors;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18+"/suspended",schemaPath:"#/properties/status/properties/jobsStatus/items/properties/suspended/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid40 = _errs179 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus/" + i18,schemaPath:"#/properties/status/properties/jobsStatus/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid39 = _errs167 === errors;
if(!valid39){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/jobsStatus",schemaPath:"#/properties/status/properties/jobsStatus/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid36 = _errs165 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data82.trainerStatus !== undefined){
let data100 = data82.trainerStatus;
const _errs181 = errors;
if(errors === _errs181){
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.progressPercentage !== undefined){
let data101 = data100.progressPercentage;
const _errs183 = errors;
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/progressPercentage",schemaPath:"#/properties/status/properties/trainerStatus/properties/progressPercentage/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid41 = _errs183 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data100.estimatedRemainingSeconds !== undefined){
let data102 = data100.estimatedRemainingSeconds;
const _errs185 = errors;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/estimatedRemainingSeconds",schemaPath:"#/properties/status/properties/trainerStatus/properties/estimatedRemainingSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid41 = _errs185 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data100.metrics !== undefined){
let data103 = data100.metrics;
const _errs187 = errors;
if(errors === _errs187){
if(Array.isArray(data103)){
var valid42 = true;
const len19 = data103.length;
for(let i19=0; i19<len19; i19++){
let data104 = data103[i19];
const _errs189 = errors;
if(errors === _errs189){
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
let missing9;
if(((data104.name === undefined) && (missing9 = "name")) || ((data104.value === undefined) && (missing9 = "value"))){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/metrics/" + i19,schemaPath:"#/properties/status/properties/trainerStatus/properties/metrics/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data104.name !== undefined){
const _errs191 = errors;
if(typeof data104.name !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/metrics/" + i19+"/name",schemaPath:"#/properties/status/properties/trainerStatus/properties/metrics/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs191 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data104.value !== undefined){
const _errs193 = errors;
if(typeof data104.value !== "string"){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/metrics/" + i19+"/value",schemaPath:"#/properties/status/properties/trainerStatus/properties/metrics/items/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs193 === errors;
}
else {
var valid43 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/metrics/" + i19,schemaPath:"#/properties/status/properties/trainerStatus/properties/metrics/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid42 = _errs189 === errors;
if(!valid42){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/metrics",schemaPath:"#/properties/status/properties/trainerStatus/properties/metrics/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid41 = _errs187 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data100.lastUpdatedTime !== undefined){
let data107 = data100.lastUpdatedTime;
const _errs195 = errors;
if(errors === _errs195){
if(typeof data107 === "string"){
if(!pattern0.test(data107)){
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/lastUpdatedTime",schemaPath:"#/properties/status/properties/trainerStatus/properties/lastUpdatedTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus/lastUpdatedTime",schemaPath:"#/properties/status/properties/trainerStatus/properties/lastUpdatedTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid41 = _errs195 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status/trainerStatus",schemaPath:"#/properties/status/properties/trainerStatus/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs181 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const trainingRuntime = validate60;
const schema22 = {"$id":"trainingruntime","type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"enum":["trainer.kubeflow.org/v1alpha1"]},"kind":{"enum":["ClusterTrainingRuntime","TrainingRuntime"]},"metadata":{"$ref":"requests#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"mlPolicy":{"type":"object","properties":{"numNodes":{"type":"integer"},"torch":{"type":"object","properties":{"envInjection":{"type":"object","properties":{"targets":{"type":"array","items":{"type":"object","required":["containerNames","jobName"],"properties":{"jobName":{"type":"string"},"containerNames":{"type":"array","items":{"type":"string"}}}}}}}}},"mpi":{"type":"object","properties":{"numProcPerNode":{"type":"integer"},"mpiImplementation":{"type":"string"},"sshAuthMountPath":{"type":"string"},"runLauncherAsNode":{"type":"boolean"}}},"jax":{"type":"object"},"xgboost":{"type":"object"},"flux":{"type":"object","properties":{"numProcPerNode":{"type":"integer"}}}}},"podGroupPolicy":{"type":"object","properties":{"coscheduling":{"type":"object","properties":{"scheduleTimeoutSeconds":{"type":"integer"}}},"volcano":{"type":"object","properties":{"networkTopology":{"type":"object","properties":{"mode":{"type":"string"},"highestTierAllowed":{"type":"integer"}}}}}}},"runPolicy":{"type":"object","properties":{"activeDeadlineSeconds":{"type":"integer"},"ttlSecondsAfterFinished":{"type":"integer"}}},"template":{"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"coordinator":{"type":"object","required":["replicatedJob"],"properties":{"jobIndex":{"type":"integer"},"podIndex":{"type":"integer"},"replicatedJob":{"type":"string"}}},"failurePolicy":{"type":"object","properties":{"maxRestarts":{"type":"integer"},"restartStrategy":{"type":"string"},"rules":{"type":"array","items":{"type":"object","required":["action","name"],"properties":{"action":{"type":"string"},"name":{"type":"string"},"onJobFailureMessagePatterns":{"type":"array","items":{"type":"string"}},"onJobFailureReasons":{"type":"array","items":{"type":"string"}},"targetReplicatedJobs":{"type":"array","items":{"type":"string"}}}}}}},"managedBy":{"type":"string"},"network":{"type":"object","properties":{"enableDNSHostnames":{"type":"boolean"},"publishNotReadyAddresses":{"type":"boolean"},"subdomain":{"type":"string"}}},"replicatedJobs":{"type":"array","items":{"type":"object","required":["name","template"],"properties":{"dependsOn":{"type":"array","items":{"type":"object","required":["name","status"],"properties":{"name":{"type":"string"},"status":{"type":"string"}}}},"groupName":{"type":"string"},"name":{"type":"string"},"replicas":{"type":"integer"},"template":{"$ref":"core#/definitions/JobTemplateSpec"}}}},"startupPolicy":{"type":"object","required":["startupPolicyOrder"],"properties":{"startupPolicyOrder":{"type":"string"}}},"successPolicy":{"type":"object","required":["operator"],"properties":{"operator":{"type":"string"},"targetReplicatedJobs":{"type":"array","items":{"type":"string"}}}},"suspend":{"type":"boolean"},"ttlSecondsAfterFinished":{"type":"integer"},"volumeClaimPolicies":{"type":"array","items":{"type":"object","properties":{"retentionPolicy":{"type":"object","properties":{"whenDeleted":{"type":"string"}}},"templates":{"type":"array","items":{"type":"object","properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"type":"object","properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}},"name":{"type":"string"},"namespace":{"type":"string"}}},"spec":{"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"dataSource":{"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"}}},"dataSourceRef":{"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"resources":{"type":"object","properties":{"limits":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"requests":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}}},"selector":{"type":"object","properties":{"matchExpressions":{"type":"array","items":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string"},"operator":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}}},"matchLabels":{"type":"object","additionalProperties":{"type":"string"}}}},"storageClassName":{"type":"string"},"volumeAttributesClassName":{"type":"string"},"volumeMode":{"type":"string"},"volumeName":{"type":"string"}}},"status":{"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"allocatedResourceStatuses":{"type":"object","additionalProperties":{"type":"string"}},"allocatedResources":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"capacity":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"conditions":{"type":"array","items":{"type":"object","required":["status","type"],"properties":{"lastProbeTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"message":{"type":"string"},"reason":{"type":"string"},"status":{"type":"string"},"type":{"type":"string"}}}},"currentVolumeAttributesClassName":{"type":"string"},"modifyVolumeStatus":{"type":"object","required":["status"],"properties":{"status":{"type":"string"},"targetVolumeAttributesClassName":{"type":"string"}}},"phase":{"type":"string"}}}}}}}}}}}}}}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs3 = errors;
if(typeof data.namespace !== "string"){
validate61.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
const _errs5 = errors;
if(typeof data.uid !== "string"){
validate61.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resourceVersion !== undefined){
const _errs7 = errors;
if(typeof data.resourceVersion !== "string"){
validate61.errors = [{instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data4 = data.generation;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate61.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creationTimestamp !== undefined){
let data5 = data.creationTimestamp;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate61.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletionTimestamp !== undefined){
let data6 = data.deletionTimestamp;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate61.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data7 = data.labels;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs18 = errors;
if(typeof data7[key0] !== "string"){
validate61.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data9 = data.annotations;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
if(typeof data9[key1] !== "string"){
validate61.errors = [{instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data11 = data.finalizers;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data11[i0] !== "string"){
validate61.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownerReferences !== undefined){
let data13 = data.ownerReferences;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if(((((data14.apiVersion === undefined) && (missing1 = "apiVersion")) || ((data14.kind === undefined) && (missing1 = "kind"))) || ((data14.name === undefined) && (missing1 = "name"))) || ((data14.uid === undefined) && (missing1 = "uid"))){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data14.apiVersion !== undefined){
const _errs33 = errors;
if(typeof data14.apiVersion !== "string"){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/apiVersion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.kind !== undefined){
const _errs35 = errors;
if(typeof data14.kind !== "string"){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.name !== undefined){
const _errs37 = errors;
if(typeof data14.name !== "string"){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.uid !== undefined){
const _errs39 = errors;
if(typeof data14.uid !== "string"){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.controller !== undefined){
const _errs41 = errors;
if(typeof data14.controller !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.managedFields !== undefined){
let data20 = data.managedFields;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid6 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.manager !== undefined){
const _errs47 = errors;
if(typeof data21.manager !== "string"){
validate61.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/manager",schemaPath:"#/properties/managedFields/items/properties/manager/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.operation !== undefined){
const _errs49 = errors;
if(typeof data21.operation !== "string"){
validate61.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/operation",schemaPath:"#/properties/managedFields/items/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.subresource !== undefined){
const _errs51 = errors;
if(typeof data21.subresource !== "string"){
validate61.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/subresource",schemaPath:"#/properties/managedFields/items/properties/subresource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.fieldsV1 !== undefined){
let data25 = data21.fieldsV1;
const _errs53 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate61.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/fieldsV1",schemaPath:"#/properties/managedFields/items/properties/fieldsV1/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs45 === errors;
if(!valid6){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
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
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined){
let data0 = data.annotations;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data2 = data.finalizers;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data4 = data.labels;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs13 = errors;
if(typeof data4[key1] !== "string"){
validate63.errors = [{instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs15 = errors;
if(typeof data.name !== "string"){
validate63.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs17 = errors;
if(typeof data.namespace !== "string"){
validate63.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"$ref":"core#/definitions/JobSpec"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.annotations !== undefined){
let data0 = data.annotations;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "string"){
validate66.errors = [{instancePath:instancePath+"/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data2 = data.finalizers;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate66.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data4 = data.labels;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs13 = errors;
if(typeof data4[key1] !== "string"){
validate66.errors = [{instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs15 = errors;
if(typeof data.name !== "string"){
validate66.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs17 = errors;
if(typeof data.namespace !== "string"){
validate66.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","required":["template"],"properties":{"activeDeadlineSeconds":{"type":"integer"},"backoffLimit":{"type":"integer"},"backoffLimitPerIndex":{"type":"integer"},"completionMode":{"type":"string"},"completions":{"type":"integer"},"managedBy":{"type":"string"},"manualSelector":{"type":"boolean"},"maxFailedIndexes":{"type":"integer"},"parallelism":{"type":"integer"},"podFailurePolicy":{"type":"object"},"podReplacementPolicy":{"type":"string"},"selector":{"type":"object"},"successPolicy":{"type":"object"},"suspend":{"type":"boolean"},"template":{"$ref":"core#/definitions/PodTemplateSpec"},"ttlSecondsAfterFinished":{"type":"integer"}}};
const schema28 = {"type":"object","properties":{"metadata":{"$ref":"core#/definitions/ObjectMeta"},"spec":{"$ref":"core#/definitions/PodSpec"}}};
const schema29 = {"type":"object","required":["containers"],"properties":{"activeDeadlineSeconds":{"type":"integer"},"affinity":{"type":"object"},"automountServiceAccountToken":{"type":"boolean"},"containers":{"type":"array","items":{"$ref":"core#/definitions/Container"}},"dnsConfig":{"$ref":"core#/definitions/PodDNSConfig"},"dnsPolicy":{"type":"string"},"enableServiceLinks":{"type":"boolean"},"ephemeralContainers":{"type":"array","items":{"type":"object"}},"hostAliases":{"type":"array","items":{"type":"object"}},"hostIPC":{"type":"boolean"},"hostNetwork":{"type":"boolean"},"hostPID":{"type":"boolean"},"hostUsers":{"type":"boolean"},"hostname":{"type":"string"},"hostnameOverride":{"type":"string"},"imagePullSecrets":{"type":"array","items":{"$ref":"core#/definitions/LocalObjectReference"}},"initContainers":{"type":"array","items":{"$ref":"core#/definitions/Container"}},"nodeName":{"type":"string"},"nodeSelector":{"type":"object","additionalProperties":{"type":"string"}},"os":{"type":"object"},"overhead":{"type":"object","additionalProperties":{"$ref":"core#/definitions/Quantity"}},"preemptionPolicy":{"type":"string"},"priority":{"type":"integer"},"priorityClassName":{"type":"string"},"readinessGates":{"type":"array","items":{"type":"object"}},"resourceClaims":{"type":"array","items":{"type":"object"}},"resources":{"$ref":"core#/definitions/ResourceRequirements"},"restartPolicy":{"type":"string"},"runtimeClassName":{"type":"string"},"schedulerName":{"type":"string"},"schedulingGates":{"type":"array","items":{"$ref":"core#/definitions/PodSchedulingGate"}},"schedulingGroup":{"type":"object"},"securityContext":{"$ref":"core#/definitions/PodSecurityContext"},"serviceAccount":{"type":"string"},"serviceAccountName":{"type":"string"},"setHostnameAsFQDN":{"type":"boolean"},"shareProcessNamespace":{"type":"boolean"},"subdomain":{"type":"string"},"terminationGracePeriodSeconds":{"type":"integer"},"tolerations":{"type":"array","items":{"$ref":"core#/definitions/Toleration"}},"topologySpreadConstraints":{"type":"array","items":{"type":"object"}},"volumes":{"type":"array","items":{"$ref":"core#/definitions/Volume"}}}};
const schema30 = {"type":"object","required":["name"],"properties":{"args":{"type":"array","items":{"type":"string"}},"command":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"$ref":"core#/definitions/EnvVar"}},"envFrom":{"type":"array","items":{"$ref":"core#/definitions/EnvFromSource"}},"image":{"type":"string"},"imagePullPolicy":{"type":"string"},"lifecycle":{"type":"object"},"livenessProbe":{"type":"object"},"name":{"type":"string"},"ports":{"type":"array","items":{"$ref":"core#/definitions/ContainerPort"}},"readinessProbe":{"type":"object"},"resizePolicy":{"type":"array","items":{"type":"object"}},"resources":{"$ref":"core#/definitions/ResourceRequirements"},"restartPolicy":{"type":"string"},"restartPolicyRules":{"type":"array","items":{"type":"object"}},"securityContext":{"type":"object"},"startupProbe":{"type":"object"},"stdin":{"type":"boolean"},"stdinOnce":{"type":"boolean"},"terminationMessagePath":{"type":"string"},"terminationMessagePolicy":{"type":"string"},"tty":{"type":"boolean"},"volumeDevices":{"type":"array","items":{"type":"object"}},"volumeMounts":{"type":"array","items":{"$ref":"core#/definitions/VolumeMount"}},"workingDir":{"type":"string"}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate73.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate73.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valueFrom !== undefined){
const _errs5 = errors;
if(!(validate27(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","properties":{"configMapRef":{"type":"object"},"prefix":{"type":"string"},"secretRef":{"type":"object"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMapRef !== undefined){
let data0 = data.configMapRef;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate76.errors = [{instancePath:instancePath+"/configMapRef",schemaPath:"#/properties/configMapRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefix !== undefined){
const _errs3 = errors;
if(typeof data.prefix !== "string"){
validate76.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secretRef !== undefined){
let data2 = data.secretRef;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate76.errors = [{instancePath:instancePath+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","required":["containerPort"],"properties":{"containerPort":{"type":"integer"},"hostIP":{"type":"string"},"hostPort":{"type":"integer"},"name":{"type":"string"},"protocol":{"type":"string"}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.containerPort === undefined) && (missing0 = "containerPort")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.containerPort !== undefined){
let data0 = data.containerPort;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostIP !== undefined){
const _errs3 = errors;
if(typeof data.hostIP !== "string"){
validate78.errors = [{instancePath:instancePath+"/hostIP",schemaPath:"#/properties/hostIP/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostPort !== undefined){
let data2 = data.hostPort;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate78.errors = [{instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs7 = errors;
if(typeof data.name !== "string"){
validate78.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
const _errs9 = errors;
if(typeof data.protocol !== "string"){
validate78.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.claims !== undefined){
let data0 = data.claims;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate36(data0[i0], {instancePath:instancePath+"/claims/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data2 = data.limits;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs7 = errors;
if(!(validate38(data2[key0], {instancePath:instancePath+"/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests !== undefined){
let data4 = data.requests;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs11 = errors;
if(!(validate38(data4[key1], {instancePath:instancePath+"/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.mountPath === undefined) && (missing0 = "mountPath"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mountPath !== undefined){
const _errs1 = errors;
if(typeof data.mountPath !== "string"){
validate85.errors = [{instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mountPropagation !== undefined){
const _errs3 = errors;
if(typeof data.mountPropagation !== "string"){
validate85.errors = [{instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs7 = errors;
if(typeof data.readOnly !== "boolean"){
validate85.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recursiveReadOnly !== undefined){
const _errs9 = errors;
if(typeof data.recursiveReadOnly !== "string"){
validate85.errors = [{instancePath:instancePath+"/recursiveReadOnly",schemaPath:"#/properties/recursiveReadOnly/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subPath !== undefined){
const _errs11 = errors;
if(typeof data.subPath !== "string"){
validate85.errors = [{instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subPathExpr !== undefined){
const _errs13 = errors;
if(typeof data.subPathExpr !== "string"){
validate85.errors = [{instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.args !== undefined){
let data0 = data.args;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate72.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
let data2 = data.command;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate72.errors = [{instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env !== undefined){
let data4 = data.env;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs11 = errors;
if(!(validate73(data4[i2], {instancePath:instancePath+"/env/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envFrom !== undefined){
let data6 = data.envFrom;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs14 = errors;
if(!(validate76(data6[i3], {instancePath:instancePath+"/envFrom/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/envFrom",schemaPath:"#/properties/envFrom/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
const _errs15 = errors;
if(typeof data.image !== "string"){
validate72.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imagePullPolicy !== undefined){
const _errs17 = errors;
if(typeof data.imagePullPolicy !== "string"){
validate72.errors = [{instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lifecycle !== undefined){
let data10 = data.lifecycle;
const _errs19 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate72.errors = [{instancePath:instancePath+"/lifecycle",schemaPath:"#/properties/lifecycle/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.livenessProbe !== undefined){
let data11 = data.livenessProbe;
const _errs21 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate72.errors = [{instancePath:instancePath+"/livenessProbe",schemaPath:"#/properties/livenessProbe/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs23 = errors;
if(typeof data.name !== "string"){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ports !== undefined){
let data13 = data.ports;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data13)){
var valid5 = true;
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
const _errs27 = errors;
if(!(validate78(data13[i4], {instancePath:instancePath+"/ports/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readinessProbe !== undefined){
let data15 = data.readinessProbe;
const _errs28 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate72.errors = [{instancePath:instancePath+"/readinessProbe",schemaPath:"#/properties/readinessProbe/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resizePolicy !== undefined){
let data16 = data.resizePolicy;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data16)){
var valid6 = true;
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
const _errs32 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate72.errors = [{instancePath:instancePath+"/resizePolicy/" + i5,schemaPath:"#/properties/resizePolicy/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/resizePolicy",schemaPath:"#/properties/resizePolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
const _errs34 = errors;
if(!(validate80(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restartPolicy !== undefined){
const _errs35 = errors;
if(typeof data.restartPolicy !== "string"){
validate72.errors = [{instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restartPolicyRules !== undefined){
let data20 = data.restartPolicyRules;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data20)){
var valid7 = true;
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
const _errs39 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate72.errors = [{instancePath:instancePath+"/restartPolicyRules/" + i6,schemaPath:"#/properties/restartPolicyRules/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs39 === errors;
if(!valid7){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/restartPolicyRules",schemaPath:"#/properties/restartPolicyRules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.securityContext !== undefined){
let data22 = data.securityContext;
const _errs41 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate72.errors = [{instancePath:instancePath+"/securityContext",schemaPath:"#/properties/securityContext/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startupProbe !== undefined){
let data23 = data.startupProbe;
const _errs43 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
validate72.errors = [{instancePath:instancePath+"/startupProbe",schemaPath:"#/properties/startupProbe/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdin !== undefined){
const _errs45 = errors;
if(typeof data.stdin !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdinOnce !== undefined){
const _errs47 = errors;
if(typeof data.stdinOnce !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/stdinOnce",schemaPath:"#/properties/stdinOnce/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminationMessagePath !== undefined){
const _errs49 = errors;
if(typeof data.terminationMessagePath !== "string"){
validate72.errors = [{instancePath:instancePath+"/terminationMessagePath",schemaPath:"#/properties/terminationMessagePath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminationMessagePolicy !== undefined){
const _errs51 = errors;
if(typeof data.terminationMessagePolicy !== "string"){
validate72.errors = [{instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tty !== undefined){
const _errs53 = errors;
if(typeof data.tty !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/tty",schemaPath:"#/properties/tty/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumeDevices !== undefined){
let data29 = data.volumeDevices;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data29)){
var valid8 = true;
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
const _errs57 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
validate72.errors = [{instancePath:instancePath+"/volumeDevices/" + i7,schemaPath:"#/properties/volumeDevices/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/volumeDevices",schemaPath:"#/properties/volumeDevices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumeMounts !== undefined){
let data31 = data.volumeMounts;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data31)){
var valid9 = true;
const len8 = data31.length;
for(let i8=0; i8<len8; i8++){
const _errs61 = errors;
if(!(validate85(data31[i8], {instancePath:instancePath+"/volumeMounts/" + i8,parentData:data31,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid9 = _errs61 === errors;
if(!valid9){
break;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/volumeMounts",schemaPath:"#/properties/volumeMounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workingDir !== undefined){
const _errs62 = errors;
if(typeof data.workingDir !== "string"){
validate72.errors = [{instancePath:instancePath+"/workingDir",schemaPath:"#/properties/workingDir/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
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
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","properties":{"nameservers":{"type":"array","items":{"type":"string"}},"options":{"type":"array","items":{"$ref":"core#/definitions/PodDNSConfigOption"}},"searches":{"type":"array","items":{"type":"string"}}}};
const schema37 = {"type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate89.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs3 = errors;
if(typeof data.value !== "string"){
validate89.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameservers !== undefined){
let data0 = data.nameservers;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate88.errors = [{instancePath:instancePath+"/nameservers/" + i0,schemaPath:"#/properties/nameservers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/nameservers",schemaPath:"#/properties/nameservers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data2 = data.options;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate89(data2[i1], {instancePath:instancePath+"/options/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searches !== undefined){
let data4 = data.searches;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs10 = errors;
if(typeof data4[i2] !== "string"){
validate88.errors = [{instancePath:instancePath+"/searches/" + i2,schemaPath:"#/properties/searches/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/searches",schemaPath:"#/properties/searches/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate92.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appArmorProfile !== undefined){
let data0 = data.appArmorProfile;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate99.errors = [{instancePath:instancePath+"/appArmorProfile",schemaPath:"#/properties/appArmorProfile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fsGroup !== undefined){
let data1 = data.fsGroup;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate99.errors = [{instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fsGroupChangePolicy !== undefined){
const _errs5 = errors;
if(typeof data.fsGroupChangePolicy !== "string"){
validate99.errors = [{instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsGroup !== undefined){
let data3 = data.runAsGroup;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate99.errors = [{instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsNonRoot !== undefined){
const _errs9 = errors;
if(typeof data.runAsNonRoot !== "boolean"){
validate99.errors = [{instancePath:instancePath+"/runAsNonRoot",schemaPath:"#/properties/runAsNonRoot/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runAsUser !== undefined){
let data5 = data.runAsUser;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate99.errors = [{instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seLinuxChangePolicy !== undefined){
const _errs13 = errors;
if(typeof data.seLinuxChangePolicy !== "string"){
validate99.errors = [{instancePath:instancePath+"/seLinuxChangePolicy",schemaPath:"#/properties/seLinuxChangePolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seLinuxOptions !== undefined){
let data7 = data.seLinuxOptions;
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate99.errors = [{instancePath:instancePath+"/seLinuxOptions",schemaPath:"#/properties/seLinuxOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seccompProfile !== undefined){
let data8 = data.seccompProfile;
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate99.errors = [{instancePath:instancePath+"/seccompProfile",schemaPath:"#/properties/seccompProfile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplementalGroups !== undefined){
let data9 = data.supplementalGroups;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate99.errors = [{instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/supplementalGroups",schemaPath:"#/properties/supplementalGroups/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supplementalGroupsPolicy !== undefined){
const _errs23 = errors;
if(typeof data.supplementalGroupsPolicy !== "string"){
validate99.errors = [{instancePath:instancePath+"/supplementalGroupsPolicy",schemaPath:"#/properties/supplementalGroupsPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sysctls !== undefined){
let data12 = data.sysctls;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid2 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs27 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate99.errors = [{instancePath:instancePath+"/sysctls/" + i1,schemaPath:"#/properties/sysctls/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/sysctls",schemaPath:"#/properties/sysctls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.windowsOptions !== undefined){
let data14 = data.windowsOptions;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate99.errors = [{instancePath:instancePath+"/windowsOptions",schemaPath:"#/properties/windowsOptions/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
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
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect !== undefined){
const _errs1 = errors;
if(typeof data.effect !== "string"){
validate101.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs3 = errors;
if(typeof data.key !== "string"){
validate101.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs5 = errors;
if(typeof data.operator !== "string"){
validate101.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tolerationSeconds !== undefined){
let data3 = data.tolerationSeconds;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate101.errors = [{instancePath:instancePath+"/tolerationSeconds",schemaPath:"#/properties/tolerationSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs9 = errors;
if(typeof data.value !== "string"){
validate101.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.awsElasticBlockStore !== undefined){
let data0 = data.awsElasticBlockStore;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate103.errors = [{instancePath:instancePath+"/awsElasticBlockStore",schemaPath:"#/properties/awsElasticBlockStore/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.azureDisk !== undefined){
let data1 = data.azureDisk;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate103.errors = [{instancePath:instancePath+"/azureDisk",schemaPath:"#/properties/azureDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.azureFile !== undefined){
let data2 = data.azureFile;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate103.errors = [{instancePath:instancePath+"/azureFile",schemaPath:"#/properties/azureFile/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cephfs !== undefined){
let data3 = data.cephfs;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate103.errors = [{instancePath:instancePath+"/cephfs",schemaPath:"#/properties/cephfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cinder !== undefined){
let data4 = data.cinder;
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate103.errors = [{instancePath:instancePath+"/cinder",schemaPath:"#/properties/cinder/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configMap !== undefined){
let data5 = data.configMap;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate103.errors = [{instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.csi !== undefined){
let data6 = data.csi;
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate103.errors = [{instancePath:instancePath+"/csi",schemaPath:"#/properties/csi/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downwardAPI !== undefined){
let data7 = data.downwardAPI;
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate103.errors = [{instancePath:instancePath+"/downwardAPI",schemaPath:"#/properties/downwardAPI/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emptyDir !== undefined){
let data8 = data.emptyDir;
const _errs17 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate103.errors = [{instancePath:instancePath+"/emptyDir",schemaPath:"#/properties/emptyDir/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ephemeral !== undefined){
let data9 = data.ephemeral;
const _errs19 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate103.errors = [{instancePath:instancePath+"/ephemeral",schemaPath:"#/properties/ephemeral/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fc !== undefined){
let data10 = data.fc;
const _errs21 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate103.errors = [{instancePath:instancePath+"/fc",schemaPath:"#/properties/fc/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flexVolume !== undefined){
let data11 = data.flexVolume;
const _errs23 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate103.errors = [{instancePath:instancePath+"/flexVolume",schemaPath:"#/properties/flexVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flocker !== undefined){
let data12 = data.flocker;
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate103.errors = [{instancePath:instancePath+"/flocker",schemaPath:"#/properties/flocker/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gcePersistentDisk !== undefined){
let data13 = data.gcePersistentDisk;
const _errs27 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
validate103.errors = [{instancePath:instancePath+"/gcePersistentDisk",schemaPath:"#/properties/gcePersistentDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gitRepo !== undefined){
let data14 = data.gitRepo;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate103.errors = [{instancePath:instancePath+"/gitRepo",schemaPath:"#/properties/gitRepo/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.glusterfs !== undefined){
let data15 = data.glusterfs;
const _errs31 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
validate103.errors = [{instancePath:instancePath+"/glusterfs",schemaPath:"#/properties/glusterfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostPath !== undefined){
let data16 = data.hostPath;
const _errs33 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
validate103.errors = [{instancePath:instancePath+"/hostPath",schemaPath:"#/properties/hostPath/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image !== undefined){
let data17 = data.image;
const _errs35 = errors;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
validate103.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iscsi !== undefined){
let data18 = data.iscsi;
const _errs37 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate103.errors = [{instancePath:instancePath+"/iscsi",schemaPath:"#/properties/iscsi/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs39 = errors;
if(typeof data.name !== "string"){
validate103.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nfs !== undefined){
let data20 = data.nfs;
const _errs41 = errors;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
validate103.errors = [{instancePath:instancePath+"/nfs",schemaPath:"#/properties/nfs/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.persistentVolumeClaim !== undefined){
let data21 = data.persistentVolumeClaim;
const _errs43 = errors;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
validate103.errors = [{instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/properties/persistentVolumeClaim/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.photonPersistentDisk !== undefined){
let data22 = data.photonPersistentDisk;
const _errs45 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate103.errors = [{instancePath:instancePath+"/photonPersistentDisk",schemaPath:"#/properties/photonPersistentDisk/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.portworxVolume !== undefined){
let data23 = data.portworxVolume;
const _errs47 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
validate103.errors = [{instancePath:instancePath+"/portworxVolume",schemaPath:"#/properties/portworxVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projected !== undefined){
let data24 = data.projected;
const _errs49 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate103.errors = [{instancePath:instancePath+"/projected",schemaPath:"#/properties/projected/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quobyte !== undefined){
let data25 = data.quobyte;
const _errs51 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate103.errors = [{instancePath:instancePath+"/quobyte",schemaPath:"#/properties/quobyte/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rbd !== undefined){
let data26 = data.rbd;
const _errs53 = errors;
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
validate103.errors = [{instancePath:instancePath+"/rbd",schemaPath:"#/properties/rbd/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scaleIO !== undefined){
let data27 = data.scaleIO;
const _errs55 = errors;
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
validate103.errors = [{instancePath:instancePath+"/scaleIO",schemaPath:"#/properties/scaleIO/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data28 = data.secret;
const _errs57 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
validate103.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageos !== undefined){
let data29 = data.storageos;
const _errs59 = errors;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
validate103.errors = [{instancePath:instancePath+"/storageos",schemaPath:"#/properties/storageos/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vsphereVolume !== undefined){
let data30 = data.vsphereVolume;
const _errs61 = errors;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
validate103.errors = [{instancePath:instancePath+"/vsphereVolume",schemaPath:"#/properties/vsphereVolume/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
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
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.containers === undefined) && (missing0 = "containers")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.activeDeadlineSeconds !== undefined){
let data0 = data.activeDeadlineSeconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affinity !== undefined){
let data1 = data.affinity;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate71.errors = [{instancePath:instancePath+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.automountServiceAccountToken !== undefined){
const _errs5 = errors;
if(typeof data.automountServiceAccountToken !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/automountServiceAccountToken",schemaPath:"#/properties/automountServiceAccountToken/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.containers !== undefined){
let data3 = data.containers;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate72(data3[i0], {instancePath:instancePath+"/containers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/containers",schemaPath:"#/properties/containers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dnsConfig !== undefined){
const _errs10 = errors;
if(!(validate88(data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dnsPolicy !== undefined){
const _errs11 = errors;
if(typeof data.dnsPolicy !== "string"){
validate71.errors = [{instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableServiceLinks !== undefined){
const _errs13 = errors;
if(typeof data.enableServiceLinks !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/enableServiceLinks",schemaPath:"#/properties/enableServiceLinks/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ephemeralContainers !== undefined){
let data8 = data.ephemeralContainers;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs17 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate71.errors = [{instancePath:instancePath+"/ephemeralContainers/" + i1,schemaPath:"#/properties/ephemeralContainers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/ephemeralContainers",schemaPath:"#/properties/ephemeralContainers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostAliases !== undefined){
let data10 = data.hostAliases;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs21 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate71.errors = [{instancePath:instancePath+"/hostAliases/" + i2,schemaPath:"#/properties/hostAliases/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/hostAliases",schemaPath:"#/properties/hostAliases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostIPC !== undefined){
const _errs23 = errors;
if(typeof data.hostIPC !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/hostIPC",schemaPath:"#/properties/hostIPC/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostNetwork !== undefined){
const _errs25 = errors;
if(typeof data.hostNetwork !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/hostNetwork",schemaPath:"#/properties/hostNetwork/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostPID !== undefined){
const _errs27 = errors;
if(typeof data.hostPID !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/hostPID",schemaPath:"#/properties/hostPID/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostUsers !== undefined){
const _errs29 = errors;
if(typeof data.hostUsers !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/hostUsers",schemaPath:"#/properties/hostUsers/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostname !== undefined){
const _errs31 = errors;
if(typeof data.hostname !== "string"){
validate71.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hostnameOverride !== undefined){
const _errs33 = errors;
if(typeof data.hostnameOverride !== "string"){
validate71.errors = [{instancePath:instancePath+"/hostnameOverride",schemaPath:"#/properties/hostnameOverride/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imagePullSecrets !== undefined){
let data18 = data.imagePullSecrets;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data18)){
var valid4 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs37 = errors;
if(!(validate92(data18[i3], {instancePath:instancePath+"/imagePullSecrets/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid4 = _errs37 === errors;
if(!valid4){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.initContainers !== undefined){
let data20 = data.initContainers;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data20)){
var valid5 = true;
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
const _errs40 = errors;
if(!(validate72(data20[i4], {instancePath:instancePath+"/initContainers/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid5 = _errs40 === errors;
if(!valid5){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/initContainers",schemaPath:"#/properties/initContainers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeName !== undefined){
const _errs41 = errors;
if(typeof data.nodeName !== "string"){
validate71.errors = [{instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeSelector !== undefined){
let data23 = data.nodeSelector;
const _errs43 = errors;
if(errors === _errs43){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key0 in data23){
const _errs46 = errors;
if(typeof data23[key0] !== "string"){
validate71.errors = [{instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs46 === errors;
if(!valid6){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/nodeSelector",schemaPath:"#/properties/nodeSelector/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.os !== undefined){
let data25 = data.os;
const _errs48 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate71.errors = [{instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overhead !== undefined){
let data26 = data.overhead;
const _errs50 = errors;
if(errors === _errs50){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key1 in data26){
const _errs53 = errors;
if(!(validate38(data26[key1], {instancePath:instancePath+"/overhead/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/overhead",schemaPath:"#/properties/overhead/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preemptionPolicy !== undefined){
const _errs54 = errors;
if(typeof data.preemptionPolicy !== "string"){
validate71.errors = [{instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data29 = data.priority;
const _errs56 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate71.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priorityClassName !== undefined){
const _errs58 = errors;
if(typeof data.priorityClassName !== "string"){
validate71.errors = [{instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readinessGates !== undefined){
let data31 = data.readinessGates;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data31)){
var valid8 = true;
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
let data32 = data31[i5];
const _errs62 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
validate71.errors = [{instancePath:instancePath+"/readinessGates/" + i5,schemaPath:"#/properties/readinessGates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid8 = _errs62 === errors;
if(!valid8){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/readinessGates",schemaPath:"#/properties/readinessGates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resourceClaims !== undefined){
let data33 = data.resourceClaims;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data33)){
var valid9 = true;
const len6 = data33.length;
for(let i6=0; i6<len6; i6++){
let data34 = data33[i6];
const _errs66 = errors;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
validate71.errors = [{instancePath:instancePath+"/resourceClaims/" + i6,schemaPath:"#/properties/resourceClaims/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid9 = _errs66 === errors;
if(!valid9){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
const _errs68 = errors;
if(!(validate80(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restartPolicy !== undefined){
const _errs69 = errors;
if(typeof data.restartPolicy !== "string"){
validate71.errors = [{instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runtimeClassName !== undefined){
const _errs71 = errors;
if(typeof data.runtimeClassName !== "string"){
validate71.errors = [{instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedulerName !== undefined){
const _errs73 = errors;
if(typeof data.schedulerName !== "string"){
validate71.errors = [{instancePath:instancePath+"/schedulerName",schemaPath:"#/properties/schedulerName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedulingGates !== undefined){
let data39 = data.schedulingGates;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data39)){
var valid10 = true;
const len7 = data39.length;
for(let i7=0; i7<len7; i7++){
const _errs77 = errors;
if(!(validate97(data39[i7], {instancePath:instancePath+"/schedulingGates/" + i7,parentData:data39,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid10 = _errs77 === errors;
if(!valid10){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/schedulingGates",schemaPath:"#/properties/schedulingGates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedulingGroup !== undefined){
let data41 = data.schedulingGroup;
const _errs78 = errors;
if(!(data41 && typeof data41 == "object" && !Array.isArray(data41))){
validate71.errors = [{instancePath:instancePath+"/schedulingGroup",schemaPath:"#/properties/schedulingGroup/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.securityContext !== undefined){
const _errs80 = errors;
if(!(validate99(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceAccount !== undefined){
const _errs81 = errors;
if(typeof data.serviceAccount !== "string"){
validate71.errors = [{instancePath:instancePath+"/serviceAccount",schemaPath:"#/properties/serviceAccount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serviceAccountName !== undefined){
const _errs83 = errors;
if(typeof data.serviceAccountName !== "string"){
validate71.errors = [{instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.setHostnameAsFQDN !== undefined){
const _errs85 = errors;
if(typeof data.setHostnameAsFQDN !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/setHostnameAsFQDN",schemaPath:"#/properties/setHostnameAsFQDN/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareProcessNamespace !== undefined){
const _errs87 = errors;
if(typeof data.shareProcessNamespace !== "boolean"){
validate71.errors = [{instancePath:instancePath+"/shareProcessNamespace",schemaPath:"#/properties/shareProcessNamespace/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subdomain !== undefined){
const _errs89 = errors;
if(typeof data.subdomain !== "string"){
validate71.errors = [{instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminationGracePeriodSeconds !== undefined){
let data48 = data.terminationGracePeriodSeconds;
const _errs91 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
validate71.errors = [{instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tolerations !== undefined){
let data49 = data.tolerations;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data49)){
var valid11 = true;
const len8 = data49.length;
for(let i8=0; i8<len8; i8++){
const _errs95 = errors;
if(!(validate101(data49[i8], {instancePath:instancePath+"/tolerations/" + i8,parentData:data49,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid11 = _errs95 === errors;
if(!valid11){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topologySpreadConstraints !== undefined){
let data51 = data.topologySpreadConstraints;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data51)){
var valid12 = true;
const len9 = data51.length;
for(let i9=0; i9<len9; i9++){
let data52 = data51[i9];
const _errs98 = errors;
if(!(data52 && typeof data52 == "object" && !Array.isArray(data52))){
validate71.errors = [{instancePath:instancePath+"/topologySpreadConstraints/" + i9,schemaPath:"#/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid12 = _errs98 === errors;
if(!valid12){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumes !== undefined){
let data53 = data.volumes;
const _errs100 = errors;
if(errors === _errs100){
if(Array.isArray(data53)){
var valid13 = true;
const len10 = data53.length;
for(let i10=0; i10<len10; i10++){
const _errs102 = errors;
if(!(validate103(data53[i10], {instancePath:instancePath+"/volumes/" + i10,parentData:data53,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid13 = _errs102 === errors;
if(!valid13){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
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
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
const _errs1 = errors;
if(!(validate66(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spec !== undefined){
const _errs2 = errors;
if(!(validate71(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.template === undefined) && (missing0 = "template")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.activeDeadlineSeconds !== undefined){
let data0 = data.activeDeadlineSeconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate68.errors = [{instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoffLimit !== undefined){
let data1 = data.backoffLimit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate68.errors = [{instancePath:instancePath+"/backoffLimit",schemaPath:"#/properties/backoffLimit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backoffLimitPerIndex !== undefined){
let data2 = data.backoffLimitPerIndex;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate68.errors = [{instancePath:instancePath+"/backoffLimitPerIndex",schemaPath:"#/properties/backoffLimitPerIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completionMode !== undefined){
const _errs7 = errors;
if(typeof data.completionMode !== "string"){
validate68.errors = [{instancePath:instancePath+"/completionMode",schemaPath:"#/properties/completionMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completions !== undefined){
let data4 = data.completions;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate68.errors = [{instancePath:instancePath+"/completions",schemaPath:"#/properties/completions/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.managedBy !== undefined){
const _errs11 = errors;
if(typeof data.managedBy !== "string"){
validate68.errors = [{instancePath:instancePath+"/managedBy",schemaPath:"#/properties/managedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manualSelector !== undefined){
const _errs13 = errors;
if(typeof data.manualSelector !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/manualSelector",schemaPath:"#/properties/manualSelector/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFailedIndexes !== undefined){
let data7 = data.maxFailedIndexes;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate68.errors = [{instancePath:instancePath+"/maxFailedIndexes",schemaPath:"#/properties/maxFailedIndexes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallelism !== undefined){
let data8 = data.parallelism;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate68.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podFailurePolicy !== undefined){
let data9 = data.podFailurePolicy;
const _errs19 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate68.errors = [{instancePath:instancePath+"/podFailurePolicy",schemaPath:"#/properties/podFailurePolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.podReplacementPolicy !== undefined){
const _errs21 = errors;
if(typeof data.podReplacementPolicy !== "string"){
validate68.errors = [{instancePath:instancePath+"/podReplacementPolicy",schemaPath:"#/properties/podReplacementPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selector !== undefined){
let data11 = data.selector;
const _errs23 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
validate68.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.successPolicy !== undefined){
let data12 = data.successPolicy;
const _errs25 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
validate68.errors = [{instancePath:instancePath+"/successPolicy",schemaPath:"#/properties/successPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suspend !== undefined){
const _errs27 = errors;
if(typeof data.suspend !== "boolean"){
validate68.errors = [{instancePath:instancePath+"/suspend",schemaPath:"#/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template !== undefined){
const _errs29 = errors;
if(!(validate69(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttlSecondsAfterFinished !== undefined){
let data15 = data.ttlSecondsAfterFinished;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate68.errors = [{instancePath:instancePath+"/ttlSecondsAfterFinished",schemaPath:"#/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
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
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
const _errs1 = errors;
if(!(validate66(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spec !== undefined){
const _errs2 = errors;
if(!(validate68(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainingruntime" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.spec === undefined) && (missing0 = "spec"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(!(data.apiVersion === "trainer.kubeflow.org/v1alpha1")){
validate60.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema22.properties.apiVersion.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((data1 === "ClusterTrainingRuntime") || (data1 === "TrainingRuntime"))){
validate60.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs3 = errors;
if(!(validate61(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spec !== undefined){
let data3 = data.spec;
const _errs4 = errors;
if(errors === _errs4){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.mlPolicy !== undefined){
let data4 = data3.mlPolicy;
const _errs6 = errors;
if(errors === _errs6){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.numNodes !== undefined){
let data5 = data4.numNodes;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/numNodes",schemaPath:"#/properties/spec/properties/mlPolicy/properties/numNodes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.torch !== undefined){
let data6 = data4.torch;
const _errs10 = errors;
if(errors === _errs10){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.envInjection !== undefined){
let data7 = data6.envInjection;
const _errs12 = errors;
if(errors === _errs12){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.targets !== undefined){
let data8 = data7.targets;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs16 = errors;
if(errors === _errs16){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.containerNames === undefined) && (missing1 = "containerNames")) || ((data9.jobName === undefined) && (missing1 = "jobName"))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.jobName !== undefined){
const _errs18 = errors;
if(typeof data9.jobName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/jobName",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/jobName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.containerNames !== undefined){
let data11 = data9.containerNames;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data11)){
var valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data11[i1] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/containerNames/" + i1,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/containerNames/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/containerNames",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/containerNames/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.mpi !== undefined){
let data13 = data4.mpi;
const _errs24 = errors;
if(errors === _errs24){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.numProcPerNode !== undefined){
let data14 = data13.numProcPerNode;
const _errs26 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/numProcPerNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/numProcPerNode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.mpiImplementation !== undefined){
const _errs28 = errors;
if(typeof data13.mpiImplementation !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/mpiImplementation",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/mpiImplementation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.sshAuthMountPath !== undefined){
const _errs30 = errors;
if(typeof data13.sshAuthMountPath !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/sshAuthMountPath",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/sshAuthMountPath/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.runLauncherAsNode !== undefined){
const _errs32 = errors;
if(typeof data13.runLauncherAsNode !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/runLauncherAsNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/runLauncherAsNode/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.jax !== undefined){
let data18 = data4.jax;
const _errs34 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/jax",schemaPath:"#/properties/spec/properties/mlPolicy/properties/jax/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.xgboost !== undefined){
let data19 = data4.xgboost;
const _errs36 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/xgboost",schemaPath:"#/properties/spec/properties/mlPolicy/properties/xgboost/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.flux !== undefined){
let data20 = data4.flux;
const _errs38 = errors;
if(errors === _errs38){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.numProcPerNode !== undefined){
let data21 = data20.numProcPerNode;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/flux/numProcPerNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/flux/properties/numProcPerNode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy/flux",schemaPath:"#/properties/spec/properties/mlPolicy/properties/flux/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/mlPolicy",schemaPath:"#/properties/spec/properties/mlPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.podGroupPolicy !== undefined){
let data22 = data3.podGroupPolicy;
const _errs42 = errors;
if(errors === _errs42){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.coscheduling !== undefined){
let data23 = data22.coscheduling;
const _errs44 = errors;
if(errors === _errs44){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.scheduleTimeoutSeconds !== undefined){
let data24 = data23.scheduleTimeoutSeconds;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/coscheduling/scheduleTimeoutSeconds",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/coscheduling/properties/scheduleTimeoutSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/coscheduling",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/coscheduling/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs44 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data22.volcano !== undefined){
let data25 = data22.volcano;
const _errs48 = errors;
if(errors === _errs48){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.networkTopology !== undefined){
let data26 = data25.networkTopology;
const _errs50 = errors;
if(errors === _errs50){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.mode !== undefined){
const _errs52 = errors;
if(typeof data26.mode !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology/mode",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs52 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data26.highestTierAllowed !== undefined){
let data28 = data26.highestTierAllowed;
const _errs54 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology/highestTierAllowed",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/properties/highestTierAllowed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid13 = _errs54 === errors;
}
else {
var valid13 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/podGroupPolicy",schemaPath:"#/properties/spec/properties/podGroupPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.runPolicy !== undefined){
let data29 = data3.runPolicy;
const _errs56 = errors;
if(errors === _errs56){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.activeDeadlineSeconds !== undefined){
let data30 = data29.activeDeadlineSeconds;
const _errs58 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate60.errors = [{instancePath:instancePath+"/spec/runPolicy/activeDeadlineSeconds",schemaPath:"#/properties/spec/properties/runPolicy/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid14 = _errs58 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data29.ttlSecondsAfterFinished !== undefined){
let data31 = data29.ttlSecondsAfterFinished;
const _errs60 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate60.errors = [{instancePath:instancePath+"/spec/runPolicy/ttlSecondsAfterFinished",schemaPath:"#/properties/spec/properties/runPolicy/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid14 = _errs60 === errors;
}
else {
var valid14 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/runPolicy",schemaPath:"#/properties/spec/properties/runPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs56 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.template !== undefined){
let data32 = data3.template;
const _errs62 = errors;
if(errors === _errs62){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.metadata !== undefined){
const _errs64 = errors;
if(!(validate63(data32.metadata, {instancePath:instancePath+"/spec/template/metadata",parentData:data32,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid15 = _errs64 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data32.spec !== undefined){
let data34 = data32.spec;
const _errs65 = errors;
if(errors === _errs65){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.coordinator !== undefined){
let data35 = data34.coordinator;
const _errs67 = errors;
if(errors === _errs67){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing2;
if((data35.replicatedJob === undefined) && (missing2 = "replicatedJob")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data35.jobIndex !== undefined){
let data36 = data35.jobIndex;
const _errs69 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/jobIndex",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/jobIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid17 = _errs69 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data35.podIndex !== undefined){
let data37 = data35.podIndex;
const _errs71 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/podIndex",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/podIndex/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid17 = _errs71 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data35.replicatedJob !== undefined){
const _errs73 = errors;
if(typeof data35.replicatedJob !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/replicatedJob",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/replicatedJob/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs73 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid16 = _errs67 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.failurePolicy !== undefined){
let data39 = data34.failurePolicy;
const _errs75 = errors;
if(errors === _errs75){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.maxRestarts !== undefined){
let data40 = data39.maxRestarts;
const _errs77 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/maxRestarts",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/maxRestarts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid18 = _errs77 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.restartStrategy !== undefined){
const _errs79 = errors;
if(typeof data39.restartStrategy !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/restartStrategy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/restartStrategy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs79 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rules !== undefined){
let data42 = data39.rules;
const _errs81 = errors;
if(errors === _errs81){
if(Array.isArray(data42)){
var valid19 = true;
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
const _errs83 = errors;
if(errors === _errs83){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing3;
if(((data43.action === undefined) && (missing3 = "action")) || ((data43.name === undefined) && (missing3 = "name"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data43.action !== undefined){
const _errs85 = errors;
if(typeof data43.action !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/action",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs85 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.name !== undefined){
const _errs87 = errors;
if(typeof data43.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs87 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.onJobFailureMessagePatterns !== undefined){
let data46 = data43.onJobFailureMessagePatterns;
const _errs89 = errors;
if(errors === _errs89){
if(Array.isArray(data46)){
var valid21 = true;
const len3 = data46.length;
for(let i3=0; i3<len3; i3++){
const _errs91 = errors;
if(typeof data46[i3] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureMessagePatterns/" + i3,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureMessagePatterns/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs91 === errors;
if(!valid21){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureMessagePatterns",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureMessagePatterns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid20 = _errs89 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.onJobFailureReasons !== undefined){
let data48 = data43.onJobFailureReasons;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data48)){
var valid22 = true;
const len4 = data48.length;
for(let i4=0; i4<len4; i4++){
const _errs95 = errors;
if(typeof data48[i4] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureReasons/" + i4,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureReasons/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs95 === errors;
if(!valid22){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureReasons",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureReasons/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid20 = _errs93 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.targetReplicatedJobs !== undefined){
let data50 = data43.targetReplicatedJobs;
const _errs97 = errors;
if(errors === _errs97){
if(Array.isArray(data50)){
var valid23 = true;
const len5 = data50.length;
for(let i5=0; i5<len5; i5++){
const _errs99 = errors;
if(typeof data50[i5] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/targetReplicatedJobs/" + i5,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/targetReplicatedJobs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs99 === errors;
if(!valid23){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/targetReplicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/targetReplicatedJobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid20 = _errs97 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid19 = _errs83 === errors;
if(!valid19){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid18 = _errs81 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid16 = _errs75 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.managedBy !== undefined){
const _errs101 = errors;
if(typeof data34.managedBy !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/managedBy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/managedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs101 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.network !== undefined){
let data53 = data34.network;
const _errs103 = errors;
if(errors === _errs103){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.enableDNSHostnames !== undefined){
const _errs105 = errors;
if(typeof data53.enableDNSHostnames !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/network/enableDNSHostnames",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/enableDNSHostnames/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid24 = _errs105 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data53.publishNotReadyAddresses !== undefined){
const _errs107 = errors;
if(typeof data53.publishNotReadyAddresses !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/network/publishNotReadyAddresses",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/publishNotReadyAddresses/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid24 = _errs107 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data53.subdomain !== undefined){
const _errs109 = errors;
if(typeof data53.subdomain !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/network/subdomain",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/subdomain/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs109 === errors;
}
else {
var valid24 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/network",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid16 = _errs103 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.replicatedJobs !== undefined){
let data57 = data34.replicatedJobs;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data57)){
var valid25 = true;
const len6 = data57.length;
for(let i6=0; i6<len6; i6++){
let data58 = data57[i6];
const _errs113 = errors;
if(errors === _errs113){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing4;
if(((data58.name === undefined) && (missing4 = "name")) || ((data58.template === undefined) && (missing4 = "template"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data58.dependsOn !== undefined){
let data59 = data58.dependsOn;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data59)){
var valid27 = true;
const len7 = data59.length;
for(let i7=0; i7<len7; i7++){
let data60 = data59[i7];
const _errs117 = errors;
if(errors === _errs117){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing5;
if(((data60.name === undefined) && (missing5 = "name")) || ((data60.status === undefined) && (missing5 = "status"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data60.name !== undefined){
const _errs119 = errors;
if(typeof data60.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs119 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data60.status !== undefined){
const _errs121 = errors;
if(typeof data60.status !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs121 === errors;
}
else {
var valid28 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid27 = _errs117 === errors;
if(!valid27){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid26 = _errs115 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data58.groupName !== undefined){
const _errs123 = errors;
if(typeof data58.groupName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/groupName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/groupName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs123 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data58.name !== undefined){
const _errs125 = errors;
if(typeof data58.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs125 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data58.replicas !== undefined){
let data65 = data58.replicas;
const _errs127 = errors;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/replicas",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/replicas/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid26 = _errs127 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data58.template !== undefined){
const _errs129 = errors;
if(!(validate65(data58.template, {instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/template",parentData:data58,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid26 = _errs129 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid25 = _errs113 === errors;
if(!valid25){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs111 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.startupPolicy !== undefined){
let data67 = data34.startupPolicy;
const _errs130 = errors;
if(errors === _errs130){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing6;
if((data67.startupPolicyOrder === undefined) && (missing6 = "startupPolicyOrder")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data67.startupPolicyOrder !== undefined){
if(typeof data67.startupPolicyOrder !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy/startupPolicyOrder",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/properties/startupPolicyOrder/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid16 = _errs130 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.successPolicy !== undefined){
let data69 = data34.successPolicy;
const _errs134 = errors;
if(errors === _errs134){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
let missing7;
if((data69.operator === undefined) && (missing7 = "operator")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data69.operator !== undefined){
const _errs136 = errors;
if(typeof data69.operator !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/operator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs136 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data69.targetReplicatedJobs !== undefined){
let data71 = data69.targetReplicatedJobs;
const _errs138 = errors;
if(errors === _errs138){
if(Array.isArray(data71)){
var valid31 = true;
const len8 = data71.length;
for(let i8=0; i8<len8; i8++){
const _errs140 = errors;
if(typeof data71[i8] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/targetReplicatedJobs/" + i8,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/targetReplicatedJobs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs140 === errors;
if(!valid31){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/targetReplicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/targetReplicatedJobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid30 = _errs138 === errors;
}
else {
var valid30 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid16 = _errs134 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.suspend !== undefined){
const _errs142 = errors;
if(typeof data34.suspend !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/suspend",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid16 = _errs142 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.ttlSecondsAfterFinished !== undefined){
let data74 = data34.ttlSecondsAfterFinished;
const _errs144 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/ttlSecondsAfterFinished",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid16 = _errs144 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data34.volumeClaimPolicies !== undefined){
let data75 = data34.volumeClaimPolicies;
const _errs146 = errors;
if(errors === _errs146){
if(Array.isArray(data75)){
var valid32 = true;
const len9 = data75.length;
for(let i9=0; i9<len9; i9++){
let data76 = data75[i9];
const _errs148 = errors;
if(errors === _errs148){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.retentionPolicy !== undefined){
let data77 = data76.retentionPolicy;
const _errs150 = errors;
if(errors === _errs150){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.whenDeleted !== undefined){
if(typeof data77.whenDeleted !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/retentionPolicy/whenDeleted",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/retentionPolicy/properties/whenDeleted/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/retentionPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/retentionPolicy/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid33 = _errs150 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data76.templates !== undefined){
let data79 = data76.templates;
const _errs154 = errors;
if(errors === _errs154){
if(Array.isArray(data79)){
var valid35 = true;
const len10 = data79.length;
for(let i10=0; i10<len10; i10++){
let data80 = data79[i10];
const _errs156 = errors;
if(errors === _errs156){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.apiVersion !== undefined){
const _errs158 = errors;
if(typeof data80.apiVersion !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid36 = _errs158 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data80.kind !== undefined){
const _errs160 = errors;
if(typeof data80.kind !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid36 = _errs160 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data80.metadata !== undefined){
let data83 = data80.metadata;
const _errs162 = errors;
if(errors === _errs162){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.annotations !== undefined){
let data84 = data83.annotations;
const _errs164 = errors;
if(errors === _errs164){
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key0 in data84){
const _errs167 = errors;
if(typeof data84[key0] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs167 === errors;
if(!valid38){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/annotations",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs164 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data83.finalizers !== undefined){
let data86 = data83.finalizers;
const _errs169 = errors;
if(errors === _errs169){
if(Array.isArray(data86)){
var valid39 = true;
const len11 = data86.length;
for(let i11=0; i11<len11; i11++){
const _errs171 = errors;
if(typeof data86[i11] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/finalizers/" + i11,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs171 === errors;
if(!valid39){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/finalizers",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs169 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data83.labels !== undefined){
let data88 = data83.labels;
const _errs173 = errors;
if(errors === _errs173){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key1 in data88){
const _errs176 = errors;
if(typeof data88[key1] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs176 === errors;
if(!valid40){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/labels",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs173 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data83.name !== undefined){
const _errs178 = errors;
if(typeof data83.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs178 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data83.namespace !== undefined){
const _errs180 = errors;
if(typeof data83.namespace !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/namespace",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs180 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs162 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data80.spec !== undefined){
let data92 = data80.spec;
const _errs182 = errors;
if(errors === _errs182){
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if(data92.accessModes !== undefined){
let data93 = data92.accessModes;
const _errs184 = errors;
if(errors === _errs184){
if(Array.isArray(data93)){
var valid42 = true;
const len12 = data93.length;
for(let i12=0; i12<len12; i12++){
const _errs186 = errors;
if(typeof data93[i12] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/accessModes/" + i12,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/accessModes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid42 = _errs186 === errors;
if(!valid42){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/accessModes",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/accessModes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid41 = _errs184 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.dataSource !== undefined){
let data95 = data92.dataSource;
const _errs188 = errors;
if(errors === _errs188){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
let missing8;
if(((data95.kind === undefined) && (missing8 = "kind")) || ((data95.name === undefined) && (missing8 = "name"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data95.apiGroup !== undefined){
const _errs190 = errors;
if(typeof data95.apiGroup !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/apiGroup",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/apiGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs190 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data95.kind !== undefined){
const _errs192 = errors;
if(typeof data95.kind !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs192 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data95.name !== undefined){
const _errs194 = errors;
if(typeof data95.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs194 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs188 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.dataSourceRef !== undefined){
let data99 = data92.dataSourceRef;
const _errs196 = errors;
if(errors === _errs196){
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
let missing9;
if(((data99.kind === undefined) && (missing9 = "kind")) || ((data99.name === undefined) && (missing9 = "name"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data99.apiGroup !== undefined){
const _errs198 = errors;
if(typeof data99.apiGroup !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/apiGroup",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/apiGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs198 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data99.kind !== undefined){
const _errs200 = errors;
if(typeof data99.kind !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs200 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data99.name !== undefined){
const _errs202 = errors;
if(typeof data99.name !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs202 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data99.namespace !== undefined){
const _errs204 = errors;
if(typeof data99.namespace !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/namespace",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs204 === errors;
}
else {
var valid44 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs196 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.resources !== undefined){
let data104 = data92.resources;
const _errs206 = errors;
if(errors === _errs206){
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.limits !== undefined){
let data105 = data104.limits;
const _errs208 = errors;
if(errors === _errs208){
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
for(const key2 in data105){
let data106 = data105[key2];
const _errs211 = errors;
if((!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))) && (typeof data106 !== "string")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/additionalProperties/type",keyword:"type",params:{type: schema22.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.spec.properties.resources.properties.limits.additionalProperties.type}}];
return false;
}
if(errors === _errs211){
if(typeof data106 === "string"){
if(!pattern2.test(data106)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
var valid46 = _errs211 === errors;
if(!valid46){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid45 = _errs208 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data104.requests !== undefined){
let data107 = data104.requests;
const _errs213 = errors;
if(errors === _errs213){
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
for(const key3 in data107){
let data108 = data107[key3];
const _errs216 = errors;
if((!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))) && (typeof data108 !== "string")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/additionalProperties/type",keyword:"type",params:{type: schema22.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.spec.properties.resources.properties.requests.additionalProperties.type}}];
return false;
}
if(errors === _errs216){
if(typeof data108 === "string"){
if(!pattern2.test(data108)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
var valid47 = _errs216 === errors;
if(!valid47){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid45 = _errs213 === errors;
}
else {
var valid45 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs206 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.selector !== undefined){
let data109 = data92.selector;
const _errs218 = errors;
if(errors === _errs218){
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.matchExpressions !== undefined){
let data110 = data109.matchExpressions;
const _errs220 = errors;
if(errors === _errs220){
if(Array.isArray(data110)){
var valid49 = true;
const len13 = data110.length;
for(let i13=0; i13<len13; i13++){
let data111 = data110[i13];
const _errs222 = errors;
if(errors === _errs222){
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
let missing10;
if(((data111.key === undefined) && (missing10 = "key")) || ((data111.operator === undefined) && (missing10 = "operator"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data111.key !== undefined){
const _errs224 = errors;
if(typeof data111.key !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/key",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid50 = _errs224 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data111.operator !== undefined){
const _errs226 = errors;
if(typeof data111.operator !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/operator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid50 = _errs226 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data111.values !== undefined){
let data114 = data111.values;
const _errs228 = errors;
if(errors === _errs228){
if(Array.isArray(data114)){
var valid51 = true;
const len14 = data114.length;
for(let i14=0; i14<len14; i14++){
const _errs230 = errors;
if(typeof data114[i14] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/values/" + i14,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/values/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs230 === errors;
if(!valid51){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/values",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/values/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid50 = _errs228 === errors;
}
else {
var valid50 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid49 = _errs222 === errors;
if(!valid49){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid48 = _errs220 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data109.matchLabels !== undefined){
let data116 = data109.matchLabels;
const _errs232 = errors;
if(errors === _errs232){
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
for(const key4 in data116){
const _errs235 = errors;
if(typeof data116[key4] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchLabels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs235 === errors;
if(!valid52){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchLabels",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchLabels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid48 = _errs232 === errors;
}
else {
var valid48 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs218 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.storageClassName !== undefined){
const _errs237 = errors;
if(typeof data92.storageClassName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/storageClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/storageClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs237 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.volumeAttributesClassName !== undefined){
const _errs239 = errors;
if(typeof data92.volumeAttributesClassName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs239 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.volumeMode !== undefined){
const _errs241 = errors;
if(typeof data92.volumeMode !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeMode",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs241 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data92.volumeName !== undefined){
const _errs243 = errors;
if(typeof data92.volumeName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs243 === errors;
}
else {
var valid41 = true;
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
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs182 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data80.status !== undefined){
let data122 = data80.status;
const _errs245 = errors;
if(errors === _errs245){
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.accessModes !== undefined){
let data123 = data122.accessModes;
const _errs247 = errors;
if(errors === _errs247){
if(Array.isArray(data123)){
var valid54 = true;
const len15 = data123.length;
for(let i15=0; i15<len15; i15++){
const _errs249 = errors;
if(typeof data123[i15] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/accessModes/" + i15,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/accessModes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid54 = _errs249 === errors;
if(!valid54){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/accessModes",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/accessModes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid53 = _errs247 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.allocatedResourceStatuses !== undefined){
let data125 = data122.allocatedResourceStatuses;
const _errs251 = errors;
if(errors === _errs251){
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key5 in data125){
const _errs254 = errors;
if(typeof data125[key5] !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResourceStatuses/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResourceStatuses/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs254 === errors;
if(!valid55){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResourceStatuses",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResourceStatuses/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid53 = _errs251 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.allocatedResources !== undefined){
let data127 = data122.allocatedResources;
const _errs256 = errors;
if(errors === _errs256){
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
for(const key6 in data127){
let data128 = data127[key6];
const _errs259 = errors;
if((!(((typeof data128 == "number") && (!(data128 % 1) && !isNaN(data128))) && (isFinite(data128)))) && (typeof data128 !== "string")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/additionalProperties/type",keyword:"type",params:{type: schema22.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.status.properties.allocatedResources.additionalProperties.type}}];
return false;
}
if(errors === _errs259){
if(typeof data128 === "string"){
if(!pattern2.test(data128)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
var valid56 = _errs259 === errors;
if(!valid56){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid53 = _errs256 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.capacity !== undefined){
let data129 = data122.capacity;
const _errs261 = errors;
if(errors === _errs261){
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
for(const key7 in data129){
let data130 = data129[key7];
const _errs264 = errors;
if((!(((typeof data130 == "number") && (!(data130 % 1) && !isNaN(data130))) && (isFinite(data130)))) && (typeof data130 !== "string")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/additionalProperties/type",keyword:"type",params:{type: schema22.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.status.properties.capacity.additionalProperties.type}}];
return false;
}
if(errors === _errs264){
if(typeof data130 === "string"){
if(!pattern2.test(data130)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
var valid57 = _errs264 === errors;
if(!valid57){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid53 = _errs261 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.conditions !== undefined){
let data131 = data122.conditions;
const _errs266 = errors;
if(errors === _errs266){
if(Array.isArray(data131)){
var valid58 = true;
const len16 = data131.length;
for(let i16=0; i16<len16; i16++){
let data132 = data131[i16];
const _errs268 = errors;
if(errors === _errs268){
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
let missing11;
if(((data132.status === undefined) && (missing11 = "status")) || ((data132.type === undefined) && (missing11 = "type"))){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
if(data132.lastProbeTime !== undefined){
let data133 = data132.lastProbeTime;
const _errs270 = errors;
if(errors === _errs270){
if(typeof data133 === "string"){
if(!pattern0.test(data133)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastProbeTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastProbeTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastProbeTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastProbeTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid59 = _errs270 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data132.lastTransitionTime !== undefined){
let data134 = data132.lastTransitionTime;
const _errs272 = errors;
if(errors === _errs272){
if(typeof data134 === "string"){
if(!pattern0.test(data134)){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid59 = _errs272 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data132.message !== undefined){
const _errs274 = errors;
if(typeof data132.message !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/message",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid59 = _errs274 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data132.reason !== undefined){
const _errs276 = errors;
if(typeof data132.reason !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/reason",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid59 = _errs276 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data132.status !== undefined){
const _errs278 = errors;
if(typeof data132.status !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid59 = _errs278 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data132.type !== undefined){
const _errs280 = errors;
if(typeof data132.type !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/type",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid59 = _errs280 === errors;
}
else {
var valid59 = true;
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid58 = _errs268 === errors;
if(!valid58){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid53 = _errs266 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.currentVolumeAttributesClassName !== undefined){
const _errs282 = errors;
if(typeof data122.currentVolumeAttributesClassName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/currentVolumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/currentVolumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs282 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.modifyVolumeStatus !== undefined){
let data140 = data122.modifyVolumeStatus;
const _errs284 = errors;
if(errors === _errs284){
if(data140 && typeof data140 == "object" && !Array.isArray(data140)){
let missing12;
if((data140.status === undefined) && (missing12 = "status")){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data140.status !== undefined){
const _errs286 = errors;
if(typeof data140.status !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs286 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data140.targetVolumeAttributesClassName !== undefined){
const _errs288 = errors;
if(typeof data140.targetVolumeAttributesClassName !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus/targetVolumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/properties/targetVolumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs288 === errors;
}
else {
var valid60 = true;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid53 = _errs284 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data122.phase !== undefined){
const _errs290 = errors;
if(typeof data122.phase !== "string"){
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/phase",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/phase/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs290 === errors;
}
else {
var valid53 = true;
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs245 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid35 = _errs156 === errors;
if(!valid35){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid33 = _errs154 === errors;
}
else {
var valid33 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid32 = _errs148 === errors;
if(!valid32){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid16 = _errs146 === errors;
}
else {
var valid16 = true;
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
else {
validate60.errors = [{instancePath:instancePath+"/spec/template/spec",schemaPath:"#/properties/spec/properties/template/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs65 === errors;
}
else {
var valid15 = true;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs62 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const trainJobSync = validate109;
const schema43 = {"type":"object","required":["controller","parent","children","related","finalizing"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"trainjob"},"children":{"type":"object","properties":{"JobSet.jobset.x-k8s.io/v1alpha2":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/JobSet"}},"ConfigMap.v1":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/ConfigMap"}},"Secret.v1":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/Secret"}}},"additionalProperties":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/Object"}}},"related":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/Object"}}},"finalizing":{"type":"boolean"}}};
const schema44 = {"type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"requests#/definitions/ObjectMeta"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate112.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs3 = errors;
if(typeof data.namespace !== "string"){
validate112.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
const _errs5 = errors;
if(typeof data.uid !== "string"){
validate112.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resourceVersion !== undefined){
const _errs7 = errors;
if(typeof data.resourceVersion !== "string"){
validate112.errors = [{instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.generation !== undefined){
let data4 = data.generation;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate112.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creationTimestamp !== undefined){
let data5 = data.creationTimestamp;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate112.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletionTimestamp !== undefined){
let data6 = data.deletionTimestamp;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate112.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data7 = data.labels;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
const _errs18 = errors;
if(typeof data7[key0] !== "string"){
validate112.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data9 = data.annotations;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
if(typeof data9[key1] !== "string"){
validate112.errors = [{instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizers !== undefined){
let data11 = data.finalizers;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data11[i0] !== "string"){
validate112.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ownerReferences !== undefined){
let data13 = data.ownerReferences;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if(((((data14.apiVersion === undefined) && (missing1 = "apiVersion")) || ((data14.kind === undefined) && (missing1 = "kind"))) || ((data14.name === undefined) && (missing1 = "name"))) || ((data14.uid === undefined) && (missing1 = "uid"))){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data14.apiVersion !== undefined){
const _errs33 = errors;
if(typeof data14.apiVersion !== "string"){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/apiVersion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.kind !== undefined){
const _errs35 = errors;
if(typeof data14.kind !== "string"){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.name !== undefined){
const _errs37 = errors;
if(typeof data14.name !== "string"){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.uid !== undefined){
const _errs39 = errors;
if(typeof data14.uid !== "string"){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.controller !== undefined){
const _errs41 = errors;
if(typeof data14.controller !== "boolean"){
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.managedFields !== undefined){
let data20 = data.managedFields;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid6 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.manager !== undefined){
const _errs47 = errors;
if(typeof data21.manager !== "string"){
validate112.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/manager",schemaPath:"#/properties/managedFields/items/properties/manager/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.operation !== undefined){
const _errs49 = errors;
if(typeof data21.operation !== "string"){
validate112.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/operation",schemaPath:"#/properties/managedFields/items/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.subresource !== undefined){
const _errs51 = errors;
if(typeof data21.subresource !== "string"){
validate112.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/subresource",schemaPath:"#/properties/managedFields/items/properties/subresource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.fieldsV1 !== undefined){
let data25 = data21.fieldsV1;
const _errs53 = errors;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
validate112.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/fieldsV1",schemaPath:"#/properties/managedFields/items/properties/fieldsV1/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs45 === errors;
if(!valid6){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
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
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate111.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(typeof data.kind !== "string"){
validate111.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate112(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"requests#/definitions/ObjectMeta"},"spec":{"type":"object","properties":{"suspend":{"type":"boolean"},"replicatedJobs":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"replicas":{"type":"integer"},"template":{"type":"object"}}}}}},"status":{"type":"object","properties":{"conditions":{"type":"array","items":{"type":"object","required":["status","type"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}}},"replicatedJobsStatus":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"ready":{"type":"integer"},"succeeded":{"type":"integer"},"failed":{"type":"integer"},"active":{"type":"integer"},"suspended":{"type":"integer"}}}}}}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate115.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(typeof data.kind !== "string"){
validate115.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate112(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spec !== undefined){
let data3 = data.spec;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.suspend !== undefined){
const _errs8 = errors;
if(typeof data3.suspend !== "boolean"){
validate115.errors = [{instancePath:instancePath+"/spec/suspend",schemaPath:"#/properties/spec/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.replicatedJobs !== undefined){
let data5 = data3.replicatedJobs;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.name === undefined) && (missing1 = "name")){
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0,schemaPath:"#/properties/spec/properties/replicatedJobs/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.name !== undefined){
const _errs14 = errors;
if(typeof data6.name !== "string"){
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/name",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.replicas !== undefined){
let data8 = data6.replicas;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/replicas",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/replicas/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.template !== undefined){
let data9 = data6.template;
const _errs18 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/template",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/template/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0,schemaPath:"#/properties/spec/properties/replicatedJobs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/spec/replicatedJobs",schemaPath:"#/properties/spec/properties/replicatedJobs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data10 = data.status;
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.conditions !== undefined){
let data11 = data10.conditions;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.status === undefined) && (missing2 = "status")) || ((data12.type === undefined) && (missing2 = "type"))){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.type !== undefined){
const _errs26 = errors;
if(typeof data12.type !== "string"){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.status !== undefined){
const _errs28 = errors;
if(typeof data12.status !== "string"){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.reason !== undefined){
const _errs30 = errors;
if(typeof data12.reason !== "string"){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.message !== undefined){
const _errs32 = errors;
if(typeof data12.message !== "string"){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.lastTransitionTime !== undefined){
let data17 = data12.lastTransitionTime;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status/conditions/" + i1,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.replicatedJobsStatus !== undefined){
let data18 = data10.replicatedJobsStatus;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data18)){
var valid7 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs38 = errors;
if(errors === _errs38){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((data19.name === undefined) && (missing3 = "name")){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2,schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data19.name !== undefined){
const _errs40 = errors;
if(typeof data19.name !== "string"){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/name",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.ready !== undefined){
let data21 = data19.ready;
const _errs42 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/ready",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/ready/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.succeeded !== undefined){
let data22 = data19.succeeded;
const _errs44 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/succeeded",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/succeeded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.failed !== undefined){
let data23 = data19.failed;
const _errs46 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/failed",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.active !== undefined){
let data24 = data19.active;
const _errs48 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/active",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/active/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs48 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data19.suspended !== undefined){
let data25 = data19.suspended;
const _errs50 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/suspended",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/suspended/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2,schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs38 === errors;
if(!valid7){
break;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus",schemaPath:"#/properties/status/properties/replicatedJobsStatus/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"requests#/definitions/ObjectMeta"},"data":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate118.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(typeof data.kind !== "string"){
validate118.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate112(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const _errs9 = errors;
if(typeof data3[key0] !== "string"){
validate118.errors = [{instancePath:instancePath+"/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"requests#/definitions/ObjectMeta"},"data":{"type":"object","additionalProperties":{"type":"string"}},"type":{"type":"string"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate121.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(typeof data.kind !== "string"){
validate121.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs5 = errors;
if(!(validate112(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
const _errs9 = errors;
if(typeof data3[key0] !== "string"){
validate121.errors = [{instancePath:instancePath+"/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs11 = errors;
if(typeof data.type !== "string"){
validate121.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.children === undefined) && (missing0 = "children"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate109.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
const _errs3 = errors;
if(!(validate21(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data2 = data.children;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs6 = errors;
for(const key0 in data2){
if(!(((key0 === "JobSet.jobset.x-k8s.io/v1alpha2") || (key0 === "ConfigMap.v1")) || (key0 === "Secret.v1"))){
let data3 = data2[key0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs10 = errors;
if(!(validate111(data3[key1], {instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/children/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
if(_errs6 === errors){
if(data2["JobSet.jobset.x-k8s.io/v1alpha2"] !== undefined){
let data5 = data2["JobSet.jobset.x-k8s.io/v1alpha2"];
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const _errs14 = errors;
if(!(validate115(data5[key2], {instancePath:instancePath+"/children/JobSet.jobset.x-k8s.io~1v1alpha2/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/children/JobSet.jobset.x-k8s.io~1v1alpha2",schemaPath:"#/properties/children/properties/JobSet.jobset.x-k8s.io~1v1alpha2/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2["ConfigMap.v1"] !== undefined){
let data7 = data2["ConfigMap.v1"];
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
const _errs18 = errors;
if(!(validate118(data7[key3], {instancePath:instancePath+"/children/ConfigMap.v1/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/children/ConfigMap.v1",schemaPath:"#/properties/children/properties/ConfigMap.v1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2["Secret.v1"] !== undefined){
let data9 = data2["Secret.v1"];
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
const _errs22 = errors;
if(!(validate121(data9[key4], {instancePath:instancePath+"/children/Secret.v1/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/children/Secret.v1",schemaPath:"#/properties/children/properties/Secret.v1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data11 = data.related;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key5 in data11){
let data12 = data11[key5];
const _errs26 = errors;
if(errors === _errs26){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key6 in data12){
const _errs29 = errors;
if(!(validate111(data12[key6], {instancePath:instancePath+"/related/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/related/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizing !== undefined){
const _errs30 = errors;
if(typeof data.finalizing !== "boolean"){
validate109.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

export const trainJobCustomize = validate125;
const schema49 = {"type":"object","required":["controller","parent"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"trainjob"}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate125.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
const _errs3 = errors;
if(!(validate21(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

export const runtimeSync = validate127;
const schema50 = {"type":"object","required":["controller","object","attachments","related","finalizing"],"properties":{"controller":{"type":"object"},"object":{"$ref":"requests#/definitions/Object"},"attachments":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/Object"}}},"related":{"type":"object","properties":{"TrainJob.trainer.kubeflow.org/v1alpha1":{"type":"object","additionalProperties":{"$ref":"trainjob"}},"ConfigMap.v1":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/ConfigMap"}}},"additionalProperties":{"type":"object","additionalProperties":{"$ref":"requests#/definitions/Object"}}},"finalizing":{"type":"boolean"}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.attachments === undefined) && (missing0 = "attachments"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate127.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.object !== undefined){
const _errs3 = errors;
if(!(validate111(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
let data2 = data.attachments;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs10 = errors;
if(!(validate111(data3[key1], {instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/attachments/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data5 = data.related;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs13 = errors;
for(const key2 in data5){
if(!((key2 === "TrainJob.trainer.kubeflow.org/v1alpha1") || (key2 === "ConfigMap.v1"))){
let data6 = data5[key2];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
const _errs17 = errors;
if(!(validate111(data6[key3], {instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
if(_errs13 === errors){
if(data5["TrainJob.trainer.kubeflow.org/v1alpha1"] !== undefined){
let data8 = data5["TrainJob.trainer.kubeflow.org/v1alpha1"];
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key4 in data8){
const _errs21 = errors;
if(!(validate21(data8[key4], {instancePath:instancePath+"/related/TrainJob.trainer.kubeflow.org~1v1alpha1/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/related/TrainJob.trainer.kubeflow.org~1v1alpha1",schemaPath:"#/properties/related/properties/TrainJob.trainer.kubeflow.org~1v1alpha1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5["ConfigMap.v1"] !== undefined){
let data10 = data5["ConfigMap.v1"];
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key5 in data10){
const _errs25 = errors;
if(!(validate118(data10[key5], {instancePath:instancePath+"/related/ConfigMap.v1/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/related/ConfigMap.v1",schemaPath:"#/properties/related/properties/ConfigMap.v1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate127.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finalizing !== undefined){
const _errs26 = errors;
if(typeof data.finalizing !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

export const runtimeCustomize = validate133;
const schema51 = {"type":"object","required":["controller","parent"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"requests#/definitions/Object"}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate133.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
const _errs3 = errors;
if(!(validate111(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

export const admissionReview = validate135;
const schema52 = {"type":"object","required":["request"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"request":{"type":"object","required":["uid","kind","operation"],"properties":{"uid":{"type":"string"},"kind":{"type":"object","required":["group","version","kind"],"properties":{"group":{"type":"string"},"version":{"type":"string"},"kind":{"type":"string"}}},"operation":{"type":"string"},"subResource":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"},"dryRun":{"type":"boolean"}}}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.request === undefined) && (missing0 = "request")){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate135.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if(typeof data.kind !== "string"){
validate135.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data2 = data.request;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.uid === undefined) && (missing1 = "uid")) || ((data2.kind === undefined) && (missing1 = "kind"))) || ((data2.operation === undefined) && (missing1 = "operation"))){
validate135.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.uid !== undefined){
const _errs7 = errors;
if(typeof data2.uid !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/uid",schemaPath:"#/properties/request/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.kind !== undefined){
let data4 = data2.kind;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.group === undefined) && (missing2 = "group")) || ((data4.version === undefined) && (missing2 = "version"))) || ((data4.kind === undefined) && (missing2 = "kind"))){
validate135.errors = [{instancePath:instancePath+"/request/kind",schemaPath:"#/properties/request/properties/kind/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.group !== undefined){
const _errs11 = errors;
if(typeof data4.group !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/kind/group",schemaPath:"#/properties/request/properties/kind/properties/group/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.version !== undefined){
const _errs13 = errors;
if(typeof data4.version !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/kind/version",schemaPath:"#/properties/request/properties/kind/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.kind !== undefined){
const _errs15 = errors;
if(typeof data4.kind !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/kind/kind",schemaPath:"#/properties/request/properties/kind/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/request/kind",schemaPath:"#/properties/request/properties/kind/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.operation !== undefined){
const _errs17 = errors;
if(typeof data2.operation !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/operation",schemaPath:"#/properties/request/properties/operation/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.subResource !== undefined){
const _errs19 = errors;
if(typeof data2.subResource !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/subResource",schemaPath:"#/properties/request/properties/subResource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.name !== undefined){
const _errs21 = errors;
if(typeof data2.name !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/name",schemaPath:"#/properties/request/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.namespace !== undefined){
const _errs23 = errors;
if(typeof data2.namespace !== "string"){
validate135.errors = [{instancePath:instancePath+"/request/namespace",schemaPath:"#/properties/request/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.dryRun !== undefined){
const _errs25 = errors;
if(typeof data2.dryRun !== "boolean"){
validate135.errors = [{instancePath:instancePath+"/request/dryRun",schemaPath:"#/properties/request/properties/dryRun/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

