// Written by codegen/main.ts from codegen/schemas/runtimes/generate.yaml; do not edit.
// @ts-nocheck
import * as sharedValidators from '../../api/generated/validators.js';
import * as trainjobValidators from '../../trainjob/api/generated/validators.js';
"use strict";
export const runtimeSync = validate21;
const schema6 = {"$id":"runtimes_requests_yaml__RuntimeSync","type":"object","required":["controller","object","attachments","related","finalizing"],"properties":{"controller":{"type":"object"},"object":{"imported":["shared","object"]},"attachments":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"imported":["shared","object"]}}},"related":{"type":"object","properties":{"TrainJob.trainer.kubeflow.org/v1alpha1":{"type":"object","additionalProperties":{"imported":["trainjob","trainJob"]}},"ConfigMap.v1":{"type":"object","additionalProperties":{"imported":["shared","configMap"]}}},"additionalProperties":{"type":"object","additionalProperties":{"imported":["shared","object"]}}},"finalizing":{"type":"boolean"}}};
const func2 = sharedValidators.object;
const func5 = trainjobValidators.trainJob;
const func6 = sharedValidators.configMap;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="runtimes_requests_yaml__RuntimeSync" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.attachments === undefined) && (missing0 = "attachments"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate21.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
if(!(func2(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData}))){
vErrors = vErrors === null ? func2.errors : vErrors.concat(func2.errors);
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
if(!(func2(data3[key1], {instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? func2.errors : vErrors.concat(func2.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/attachments/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
validate21.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "object"}}];
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
if(!(func2(data6[key3], {instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? func2.errors : vErrors.concat(func2.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
if(!(func5(data8[key4], {instancePath:instancePath+"/related/TrainJob.trainer.kubeflow.org~1v1alpha1/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data8,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? func5.errors : vErrors.concat(func5.errors);
errors = vErrors.length;
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/related/TrainJob.trainer.kubeflow.org~1v1alpha1",schemaPath:"#/properties/related/properties/TrainJob.trainer.kubeflow.org~1v1alpha1/type",keyword:"type",params:{type: "object"}}];
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
if(!(func6(data10[key5], {instancePath:instancePath+"/related/ConfigMap.v1/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? func6.errors : vErrors.concat(func6.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/related/ConfigMap.v1",schemaPath:"#/properties/related/properties/ConfigMap.v1/type",keyword:"type",params:{type: "object"}}];
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
validate21.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
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
validate21.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const runtimeCustomize = validate22;
const schema7 = {"$id":"runtimes_requests_yaml__RuntimeCustomize","imported":["shared","decoratorCustomize"]};
const func7 = sharedValidators.decoratorCustomize;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="runtimes_requests_yaml__RuntimeCustomize" */;
let vErrors = null;
let errors = 0;
if(!(func7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? func7.errors : vErrors.concat(func7.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}

