// Written by codegen/main.ts from codegen/schemas/trainjob/generate.yaml; do not edit.
// @ts-nocheck
import * as sharedValidators from '../../../api/generated/validators.js';
"use strict";
export const trainJob = validate21;
const schema6 = {"$id":"trainjob_trainjob_yaml","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"enum":["trainer.kubeflow.org/v1alpha1"]},"kind":{"enum":["TrainJob"]},"metadata":{"imported":["shared","objectMeta"]},"spec":{"type":"object","required":["runtimeRef"],"properties":{"runtimeRef":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"apiGroup":{"type":"string"},"kind":{"type":"string"}}},"initializer":{"type":"object","properties":{"dataset":{"type":"object","properties":{"storageUri":{"type":"string"},"env":{"type":"array","items":{"imported":["shared","envVar"]}},"secretRef":{"imported":["shared","localObjectReference"]}}},"model":{"type":"object","properties":{"storageUri":{"type":"string"},"env":{"type":"array","items":{"imported":["shared","envVar"]}},"secretRef":{"imported":["shared","localObjectReference"]}}}}},"trainer":{"type":"object","properties":{"image":{"type":"string"},"command":{"type":"array","items":{"type":"string"}},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"imported":["shared","envVar"]}},"numNodes":{"type":"integer"},"resourcesPerNode":{"imported":["shared","resourceRequirements"]},"numProcPerNode":{"type":"integer"}}},"runtimePatches":{"type":"array","items":{"type":"object","required":["manager"],"properties":{"manager":{"type":"string"},"time":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"opaqueRuntimeSpec":{"type":"object"},"trainingRuntimeSpec":{"type":"object","properties":{"template":{"type":"object","properties":{"metadata":{"imported":["shared","templateMeta"]},"spec":{"type":"object","properties":{"replicatedJobs":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"template":{"type":"object","properties":{"metadata":{"imported":["shared","templateMeta"]},"spec":{"type":"object","properties":{"template":{"type":"object","properties":{"metadata":{"imported":["shared","templateMeta"]},"spec":{"type":"object","properties":{"serviceAccountName":{"type":"string"},"volumes":{"type":"array","items":{"imported":["shared","volume"]}},"initContainers":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"env":{"type":"array","items":{"imported":["shared","envVar"]}},"volumeMounts":{"type":"array","items":{"imported":["shared","volumeMount"]}},"securityContext":{"type":"object"}}}},"containers":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"env":{"type":"array","items":{"imported":["shared","envVar"]}},"volumeMounts":{"type":"array","items":{"imported":["shared","volumeMount"]}},"securityContext":{"type":"object"}}}},"imagePullSecrets":{"type":"array","items":{"imported":["shared","localObjectReference"]}},"securityContext":{"imported":["shared","podSecurityContext"]},"terminationGracePeriodSeconds":{"type":"integer"},"nodeSelector":{"type":"object","additionalProperties":{"type":"string"}},"affinity":{"type":"object"},"tolerations":{"type":"array","items":{"imported":["shared","toleration"]}},"schedulingGates":{"type":"array","items":{"imported":["shared","podSchedulingGate"]}}}}}}}}}}}}}}}}}}}}}},"suspend":{"type":"boolean"},"activeDeadlineSeconds":{"type":"integer"},"ttlSecondsAfterFinished":{"type":"integer"},"managedBy":{"type":"string"}}},"status":{"type":"object","properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"type":"object","required":["lastTransitionTime","message","reason","status","type"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"observedGeneration":{"type":"integer"}}}},"jobsStatus":{"type":"array","items":{"type":"object","required":["active","failed","name","ready","succeeded","suspended"],"properties":{"name":{"type":"string"},"ready":{"type":"integer"},"succeeded":{"type":"integer"},"failed":{"type":"integer"},"active":{"type":"integer"},"suspended":{"type":"integer"}}}},"trainerStatus":{"type":"object","properties":{"progressPercentage":{"type":"integer"},"estimatedRemainingSeconds":{"type":"integer"},"metrics":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"lastUpdatedTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}}}}}};
const func2 = sharedValidators.objectMeta;
const func3 = sharedValidators.envVar;
const func4 = sharedValidators.localObjectReference;
const func8 = sharedValidators.resourceRequirements;
const func9 = sharedValidators.templateMeta;
const func12 = sharedValidators.volume;
const func14 = sharedValidators.volumeMount;
const func18 = sharedValidators.podSecurityContext;
const func19 = sharedValidators.toleration;
const func20 = sharedValidators.podSchedulingGate;
const pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainjob_trainjob_yaml" */;
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
if(!(func2(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func2.errors : vErrors.concat(func2.errors);
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
if(!(func3(data11[i0], {instancePath:instancePath+"/spec/initializer/dataset/env/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? func3.errors : vErrors.concat(func3.errors);
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
if(!(func4(data9.secretRef, {instancePath:instancePath+"/spec/initializer/dataset/secretRef",parentData:data9,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? func4.errors : vErrors.concat(func4.errors);
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
if(!(func3(data16[i1], {instancePath:instancePath+"/spec/initializer/model/env/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? func3.errors : vErrors.concat(func3.errors);
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
if(!(func4(data14.secretRef, {instancePath:instancePath+"/spec/initializer/model/secretRef",parentData:data14,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? func4.errors : vErrors.concat(func4.errors);
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
if(!(func3(data25[i4], {instancePath:instancePath+"/spec/trainer/env/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? func3.errors : vErrors.concat(func3.errors);
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
if(!(func8(data19.resourcesPerNode, {instancePath:instancePath+"/spec/trainer/resourcesPerNode",parentData:data19,parentDataProperty:"resourcesPerNode",rootData}))){
vErrors = vErrors === null ? func8.errors : vErrors.concat(func8.errors);
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
if(!(func9(data36.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/metadata",parentData:data36,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func9.errors : vErrors.concat(func9.errors);
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
if(!(func9(data42.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/metadata",parentData:data42,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func9.errors : vErrors.concat(func9.errors);
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
if(!(func9(data45.metadata, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/metadata",parentData:data45,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func9.errors : vErrors.concat(func9.errors);
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
if(!(func12(data49[i7], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/volumes/" + i7,parentData:data49,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? func12.errors : vErrors.concat(func12.errors);
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
if(!(func3(data54[i9], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/env/" + i9,parentData:data54,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? func3.errors : vErrors.concat(func3.errors);
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
if(!(func14(data56[i10], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/initContainers/" + i8+"/volumeMounts/" + i10,parentData:data56,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? func14.errors : vErrors.concat(func14.errors);
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
if(!(func3(data62[i12], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/env/" + i12,parentData:data62,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? func3.errors : vErrors.concat(func3.errors);
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
if(!(func14(data64[i13], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/containers/" + i11+"/volumeMounts/" + i13,parentData:data64,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? func14.errors : vErrors.concat(func14.errors);
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
if(!(func4(data67[i14], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/imagePullSecrets/" + i14,parentData:data67,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? func4.errors : vErrors.concat(func4.errors);
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
if(!(func18(data47.securityContext, {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/securityContext",parentData:data47,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? func18.errors : vErrors.concat(func18.errors);
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
if(!(func19(data74[i15], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/tolerations/" + i15,parentData:data74,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? func19.errors : vErrors.concat(func19.errors);
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
if(!(func20(data76[i16], {instancePath:instancePath+"/spec/runtimePatches/" + i5+"/trainingRuntimeSpec/template/spec/replicatedJobs/" + i6+"/template/spec/template/spec/schedulingGates/" + i16,parentData:data76,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? func20.errors : vErrors.concat(func20.errors);
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

export const trainJobSync = validate22;
const schema7 = {"$id":"trainjob_requests_yaml__TrainJobSync","type":"object","required":["controller","parent","children","related","finalizing"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"trainjob_trainjob_yaml"},"children":{"type":"object","properties":{"JobSet.jobset.x-k8s.io/v1alpha2":{"type":"object","additionalProperties":{"imported":["shared","jobSet"]}},"ConfigMap.v1":{"type":"object","additionalProperties":{"imported":["shared","configMap"]}},"Secret.v1":{"type":"object","additionalProperties":{"imported":["shared","secret"]}}},"additionalProperties":{"type":"object","additionalProperties":{"imported":["shared","object"]}}},"related":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"imported":["shared","object"]}}},"finalizing":{"type":"boolean"}}};
const func21 = sharedValidators.object;
const func22 = sharedValidators.jobSet;
const func23 = sharedValidators.configMap;
const func24 = sharedValidators.secret;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainjob_requests_yaml__TrainJobSync" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.children === undefined) && (missing0 = "children"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate22.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
if(!(func21(data3[key1], {instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? func21.errors : vErrors.concat(func21.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/children/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
if(!(func22(data5[key2], {instancePath:instancePath+"/children/JobSet.jobset.x-k8s.io~1v1alpha2/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? func22.errors : vErrors.concat(func22.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/children/JobSet.jobset.x-k8s.io~1v1alpha2",schemaPath:"#/properties/children/properties/JobSet.jobset.x-k8s.io~1v1alpha2/type",keyword:"type",params:{type: "object"}}];
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
if(!(func23(data7[key3], {instancePath:instancePath+"/children/ConfigMap.v1/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? func23.errors : vErrors.concat(func23.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/children/ConfigMap.v1",schemaPath:"#/properties/children/properties/ConfigMap.v1/type",keyword:"type",params:{type: "object"}}];
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
if(!(func24(data9[key4], {instancePath:instancePath+"/children/Secret.v1/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? func24.errors : vErrors.concat(func24.errors);
errors = vErrors.length;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/children/Secret.v1",schemaPath:"#/properties/children/properties/Secret.v1/type",keyword:"type",params:{type: "object"}}];
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
validate22.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "object"}}];
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
if(!(func21(data12[key6], {instancePath:instancePath+"/related/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data12,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? func21.errors : vErrors.concat(func21.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
if(!valid8){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/related/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
validate22.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
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
validate22.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const trainJobCustomize = validate24;
const schema8 = {"$id":"trainjob_requests_yaml__TrainJobCustomize","type":"object","required":["controller","parent"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"trainjob_trainjob_yaml"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainjob_requests_yaml__TrainJobCustomize" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate24.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const trainingRuntime = validate26;
const schema9 = {"$id":"trainjob_trainingruntime_yaml","type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"enum":["trainer.kubeflow.org/v1alpha1"]},"kind":{"enum":["ClusterTrainingRuntime","TrainingRuntime"]},"metadata":{"imported":["shared","objectMeta"]},"spec":{"type":"object","properties":{"mlPolicy":{"type":"object","properties":{"numNodes":{"type":"integer"},"torch":{"type":"object","properties":{"envInjection":{"type":"object","properties":{"targets":{"type":"array","items":{"type":"object","required":["containerNames","jobName"],"properties":{"jobName":{"type":"string"},"containerNames":{"type":"array","items":{"type":"string"}}}}}}}}},"mpi":{"type":"object","properties":{"numProcPerNode":{"type":"integer"},"mpiImplementation":{"type":"string"},"sshAuthMountPath":{"type":"string"},"runLauncherAsNode":{"type":"boolean"}}},"jax":{"type":"object"},"xgboost":{"type":"object"},"flux":{"type":"object","properties":{"numProcPerNode":{"type":"integer"}}}}},"podGroupPolicy":{"type":"object","properties":{"coscheduling":{"type":"object","properties":{"scheduleTimeoutSeconds":{"type":"integer"}}},"volcano":{"type":"object","properties":{"networkTopology":{"type":"object","properties":{"mode":{"type":"string"},"highestTierAllowed":{"type":"integer"}}}}}}},"runPolicy":{"type":"object","properties":{"activeDeadlineSeconds":{"type":"integer"},"ttlSecondsAfterFinished":{"type":"integer"}}},"template":{"type":"object","properties":{"metadata":{"imported":["shared","templateMeta"]},"spec":{"type":"object","properties":{"coordinator":{"type":"object","required":["replicatedJob"],"properties":{"jobIndex":{"type":"integer"},"podIndex":{"type":"integer"},"replicatedJob":{"type":"string"}}},"failurePolicy":{"type":"object","properties":{"maxRestarts":{"type":"integer"},"restartStrategy":{"type":"string"},"rules":{"type":"array","items":{"type":"object","required":["action","name"],"properties":{"action":{"type":"string"},"name":{"type":"string"},"onJobFailureMessagePatterns":{"type":"array","items":{"type":"string"}},"onJobFailureReasons":{"type":"array","items":{"type":"string"}},"targetReplicatedJobs":{"type":"array","items":{"type":"string"}}}}}}},"managedBy":{"type":"string"},"network":{"type":"object","properties":{"enableDNSHostnames":{"type":"boolean"},"publishNotReadyAddresses":{"type":"boolean"},"subdomain":{"type":"string"}}},"replicatedJobs":{"type":"array","items":{"type":"object","required":["name","template"],"properties":{"dependsOn":{"type":"array","items":{"type":"object","required":["name","status"],"properties":{"name":{"type":"string"},"status":{"type":"string"}}}},"groupName":{"type":"string"},"name":{"type":"string"},"replicas":{"type":"integer"},"template":{"imported":["shared","jobTemplate"]}}}},"startupPolicy":{"type":"object","required":["startupPolicyOrder"],"properties":{"startupPolicyOrder":{"type":"string"}}},"successPolicy":{"type":"object","required":["operator"],"properties":{"operator":{"type":"string"},"targetReplicatedJobs":{"type":"array","items":{"type":"string"}}}},"suspend":{"type":"boolean"},"ttlSecondsAfterFinished":{"type":"integer"},"volumeClaimPolicies":{"type":"array","items":{"type":"object","properties":{"retentionPolicy":{"type":"object","properties":{"whenDeleted":{"type":"string"}}},"templates":{"type":"array","items":{"type":"object","properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"type":"object","properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}},"name":{"type":"string"},"namespace":{"type":"string"}}},"spec":{"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"dataSource":{"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"}}},"dataSourceRef":{"type":"object","required":["kind","name"],"properties":{"apiGroup":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"resources":{"type":"object","properties":{"limits":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"requests":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}}},"selector":{"type":"object","properties":{"matchExpressions":{"type":"array","items":{"type":"object","required":["key","operator"],"properties":{"key":{"type":"string"},"operator":{"type":"string"},"values":{"type":"array","items":{"type":"string"}}}}},"matchLabels":{"type":"object","additionalProperties":{"type":"string"}}}},"storageClassName":{"type":"string"},"volumeAttributesClassName":{"type":"string"},"volumeMode":{"type":"string"},"volumeName":{"type":"string"}}},"status":{"type":"object","properties":{"accessModes":{"type":"array","items":{"type":"string"}},"allocatedResourceStatuses":{"type":"object","additionalProperties":{"type":"string"}},"allocatedResources":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"capacity":{"type":"object","additionalProperties":{"type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}},"conditions":{"type":"array","items":{"type":"object","required":["status","type"],"properties":{"lastProbeTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"message":{"type":"string"},"reason":{"type":"string"},"status":{"type":"string"},"type":{"type":"string"}}}},"currentVolumeAttributesClassName":{"type":"string"},"modifyVolumeStatus":{"type":"object","required":["status"],"properties":{"status":{"type":"string"},"targetVolumeAttributesClassName":{"type":"string"}}},"phase":{"type":"string"}}}}}}}}}}}}}}}}};
const func28 = sharedValidators.jobTemplate;
const pattern3 = new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="trainjob_trainingruntime_yaml" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))) || ((data.spec === undefined) && (missing0 = "spec"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(!(data.apiVersion === "trainer.kubeflow.org/v1alpha1")){
validate26.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema9.properties.apiVersion.enum}}];
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
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum}}];
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
if(!(func2(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func2.errors : vErrors.concat(func2.errors);
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/numNodes",schemaPath:"#/properties/spec/properties/mlPolicy/properties/numNodes/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.jobName !== undefined){
const _errs18 = errors;
if(typeof data9.jobName !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/jobName",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/jobName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/containerNames/" + i1,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/containerNames/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0+"/containerNames",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/properties/containerNames/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets/" + i0,schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection/targets",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/properties/targets/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch/envInjection",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/properties/envInjection/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/torch",schemaPath:"#/properties/spec/properties/mlPolicy/properties/torch/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/numProcPerNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/numProcPerNode/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/mpiImplementation",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/mpiImplementation/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/sshAuthMountPath",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/sshAuthMountPath/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi/runLauncherAsNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/properties/runLauncherAsNode/type",keyword:"type",params:{type: "boolean"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/mpi",schemaPath:"#/properties/spec/properties/mlPolicy/properties/mpi/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/jax",schemaPath:"#/properties/spec/properties/mlPolicy/properties/jax/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/xgboost",schemaPath:"#/properties/spec/properties/mlPolicy/properties/xgboost/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/flux/numProcPerNode",schemaPath:"#/properties/spec/properties/mlPolicy/properties/flux/properties/numProcPerNode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy/flux",schemaPath:"#/properties/spec/properties/mlPolicy/properties/flux/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/mlPolicy",schemaPath:"#/properties/spec/properties/mlPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/coscheduling/scheduleTimeoutSeconds",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/coscheduling/properties/scheduleTimeoutSeconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/coscheduling",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/coscheduling/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology/mode",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/properties/mode/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology/highestTierAllowed",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/properties/highestTierAllowed/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano/networkTopology",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/properties/networkTopology/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy/volcano",schemaPath:"#/properties/spec/properties/podGroupPolicy/properties/volcano/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/podGroupPolicy",schemaPath:"#/properties/spec/properties/podGroupPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/runPolicy/activeDeadlineSeconds",schemaPath:"#/properties/spec/properties/runPolicy/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/runPolicy/ttlSecondsAfterFinished",schemaPath:"#/properties/spec/properties/runPolicy/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/runPolicy",schemaPath:"#/properties/spec/properties/runPolicy/type",keyword:"type",params:{type: "object"}}];
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
if(!(func9(data32.metadata, {instancePath:instancePath+"/spec/template/metadata",parentData:data32,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? func9.errors : vErrors.concat(func9.errors);
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data35.jobIndex !== undefined){
let data36 = data35.jobIndex;
const _errs69 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/jobIndex",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/jobIndex/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/podIndex",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/podIndex/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator/replicatedJob",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/properties/replicatedJob/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/coordinator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/coordinator/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/maxRestarts",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/maxRestarts/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/restartStrategy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/restartStrategy/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data43.action !== undefined){
const _errs85 = errors;
if(typeof data43.action !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/action",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/action/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureMessagePatterns/" + i3,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureMessagePatterns/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs91 === errors;
if(!valid21){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureMessagePatterns",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureMessagePatterns/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureReasons/" + i4,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureReasons/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs95 === errors;
if(!valid22){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/onJobFailureReasons",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/onJobFailureReasons/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/targetReplicatedJobs/" + i5,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/targetReplicatedJobs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs99 === errors;
if(!valid23){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2+"/targetReplicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/properties/targetReplicatedJobs/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules/" + i2,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy/rules",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/properties/rules/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/failurePolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/failurePolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/managedBy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/managedBy/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/network/enableDNSHostnames",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/enableDNSHostnames/type",keyword:"type",params:{type: "boolean"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/network/publishNotReadyAddresses",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/publishNotReadyAddresses/type",keyword:"type",params:{type: "boolean"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/network/subdomain",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/properties/subdomain/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/network",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/network/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/required",keyword:"required",params:{missingProperty: missing4}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data60.name !== undefined){
const _errs119 = errors;
if(typeof data60.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/properties/status/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn/" + i7,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/dependsOn",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/dependsOn/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/groupName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/groupName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/replicas",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/properties/replicas/type",keyword:"type",params:{type: "integer"}}];
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
if(!(func28(data58.template, {instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6+"/template",parentData:data58,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? func28.errors : vErrors.concat(func28.errors);
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs/" + i6,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/replicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/replicatedJobs/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data67.startupPolicyOrder !== undefined){
if(typeof data67.startupPolicyOrder !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy/startupPolicyOrder",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/properties/startupPolicyOrder/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/startupPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/startupPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data69.operator !== undefined){
const _errs136 = errors;
if(typeof data69.operator !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/operator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/operator/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/targetReplicatedJobs/" + i8,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/targetReplicatedJobs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs140 === errors;
if(!valid31){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy/targetReplicatedJobs",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/properties/targetReplicatedJobs/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/successPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/successPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/suspend",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/ttlSecondsAfterFinished",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/retentionPolicy/whenDeleted",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/retentionPolicy/properties/whenDeleted/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/retentionPolicy",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/retentionPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/apiVersion",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs167 === errors;
if(!valid38){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/annotations",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/annotations/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/finalizers/" + i11,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs171 === errors;
if(!valid39){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/finalizers",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs176 === errors;
if(!valid40){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/labels",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/labels/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata/namespace",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/properties/namespace/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/metadata",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/metadata/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/accessModes/" + i12,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/accessModes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid42 = _errs186 === errors;
if(!valid42){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/accessModes",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/accessModes/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data95.apiGroup !== undefined){
const _errs190 = errors;
if(typeof data95.apiGroup !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/apiGroup",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/apiGroup/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSource",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSource/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data99.apiGroup !== undefined){
const _errs198 = errors;
if(typeof data99.apiGroup !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/apiGroup",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/apiGroup/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/kind",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/name",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef/namespace",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/properties/namespace/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/dataSourceRef",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/dataSourceRef/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/additionalProperties/type",keyword:"type",params:{type: schema9.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.spec.properties.resources.properties.limits.additionalProperties.type}}];
return false;
}
if(errors === _errs211){
if(typeof data106 === "string"){
if(!pattern3.test(data106)){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/limits",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/limits/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/additionalProperties/type",keyword:"type",params:{type: schema9.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.spec.properties.resources.properties.requests.additionalProperties.type}}];
return false;
}
if(errors === _errs216){
if(typeof data108 === "string"){
if(!pattern3.test(data108)){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources/requests",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/properties/requests/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/resources",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/resources/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data111.key !== undefined){
const _errs224 = errors;
if(typeof data111.key !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/key",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/operator",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/operator/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/values/" + i14,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/values/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs230 === errors;
if(!valid51){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13+"/values",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/properties/values/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions/" + i13,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchExpressions",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchExpressions/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchLabels/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs235 === errors;
if(!valid52){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector/matchLabels",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/properties/matchLabels/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/selector",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/selector/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/storageClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/storageClassName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeMode",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeMode/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec/volumeName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/properties/volumeName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/spec",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/spec/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/accessModes/" + i15,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/accessModes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid54 = _errs249 === errors;
if(!valid54){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/accessModes",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/accessModes/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResourceStatuses/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResourceStatuses/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs254 === errors;
if(!valid55){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResourceStatuses",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResourceStatuses/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/additionalProperties/type",keyword:"type",params:{type: schema9.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.status.properties.allocatedResources.additionalProperties.type}}];
return false;
}
if(errors === _errs259){
if(typeof data128 === "string"){
if(!pattern3.test(data128)){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/allocatedResources",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/allocatedResources/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/additionalProperties/type",keyword:"type",params:{type: schema9.properties.spec.properties.template.properties.spec.properties.volumeClaimPolicies.items.properties.templates.items.properties.status.properties.capacity.additionalProperties.type}}];
return false;
}
if(errors === _errs264){
if(typeof data130 === "string"){
if(!pattern3.test(data130)){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/capacity",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/capacity/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
if(data132.lastProbeTime !== undefined){
let data133 = data132.lastProbeTime;
const _errs270 = errors;
if(errors === _errs270){
if(typeof data133 === "string"){
if(!pattern0.test(data133)){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastProbeTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastProbeTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastProbeTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastProbeTime/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/lastTransitionTime",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/message",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/reason",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16+"/type",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions/" + i16,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/conditions",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/currentVolumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/currentVolumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data140.status !== undefined){
const _errs286 = errors;
if(typeof data140.status !== "string"){
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/properties/status/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus/targetVolumeAttributesClassName",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/properties/targetVolumeAttributesClassName/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/modifyVolumeStatus",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/modifyVolumeStatus/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status/phase",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/properties/phase/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10+"/status",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/properties/status/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates/" + i10,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9+"/templates",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/properties/templates/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies/" + i9,schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/items/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec/volumeClaimPolicies",schemaPath:"#/properties/spec/properties/template/properties/spec/properties/volumeClaimPolicies/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template/spec",schemaPath:"#/properties/spec/properties/template/properties/spec/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec/template",schemaPath:"#/properties/spec/properties/template/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

