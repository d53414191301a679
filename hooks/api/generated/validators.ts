// Written by codegen/main.ts from codegen/schemas/shared/generate.yaml; do not edit.
// @ts-nocheck
"use strict";
export const admissionReview = validate21;
const schema6 = {"$id":"shared_requests_yaml__AdmissionReview","type":"object","required":["request"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"request":{"type":"object","required":["uid","kind","operation"],"properties":{"uid":{"type":"string"},"kind":{"type":"object","required":["group","version","kind"],"properties":{"group":{"type":"string"},"version":{"type":"string"},"kind":{"type":"string"}}},"operation":{"type":"string"},"subResource":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"},"dryRun":{"type":"boolean"}}}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__AdmissionReview" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.request === undefined) && (missing0 = "request")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate21.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.uid !== undefined){
const _errs7 = errors;
if(typeof data2.uid !== "string"){
validate21.errors = [{instancePath:instancePath+"/request/uid",schemaPath:"#/properties/request/properties/uid/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/kind",schemaPath:"#/properties/request/properties/kind/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.group !== undefined){
const _errs11 = errors;
if(typeof data4.group !== "string"){
validate21.errors = [{instancePath:instancePath+"/request/kind/group",schemaPath:"#/properties/request/properties/kind/properties/group/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/kind/version",schemaPath:"#/properties/request/properties/kind/properties/version/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/kind/kind",schemaPath:"#/properties/request/properties/kind/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/kind",schemaPath:"#/properties/request/properties/kind/type",keyword:"type",params:{type: "object"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/operation",schemaPath:"#/properties/request/properties/operation/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/subResource",schemaPath:"#/properties/request/properties/subResource/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/name",schemaPath:"#/properties/request/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/namespace",schemaPath:"#/properties/request/properties/namespace/type",keyword:"type",params:{type: "string"}}];
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
validate21.errors = [{instancePath:instancePath+"/request/dryRun",schemaPath:"#/properties/request/properties/dryRun/type",keyword:"type",params:{type: "boolean"}}];
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
validate21.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"}}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const conversionReview = validate22;
const schema7 = {"$id":"shared_requests_yaml__ConversionReview","type":"object","required":["apiVersion","kind","request"],"properties":{"apiVersion":{"enum":["apiextensions.k8s.io/v1"]},"kind":{"enum":["ConversionReview"]},"request":{"type":"object","required":["uid","desiredAPIVersion","objects"],"properties":{"uid":{"type":"string"},"desiredAPIVersion":{"type":"string"},"objects":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"type":"object"}}}}}}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__ConversionReview" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.request === undefined) && (missing0 = "request"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(!(data.apiVersion === "apiextensions.k8s.io/v1")){
validate22.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema7.properties.apiVersion.enum}}];
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
if(!(data.kind === "ConversionReview")){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema7.properties.kind.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data2 = data.request;
const _errs3 = errors;
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.uid === undefined) && (missing1 = "uid")) || ((data2.desiredAPIVersion === undefined) && (missing1 = "desiredAPIVersion"))) || ((data2.objects === undefined) && (missing1 = "objects"))){
validate22.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.uid !== undefined){
const _errs5 = errors;
if(typeof data2.uid !== "string"){
validate22.errors = [{instancePath:instancePath+"/request/uid",schemaPath:"#/properties/request/properties/uid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.desiredAPIVersion !== undefined){
const _errs7 = errors;
if(typeof data2.desiredAPIVersion !== "string"){
validate22.errors = [{instancePath:instancePath+"/request/desiredAPIVersion",schemaPath:"#/properties/request/properties/desiredAPIVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.objects !== undefined){
let data5 = data2.objects;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.apiVersion === undefined) && (missing2 = "apiVersion")) || ((data6.kind === undefined) && (missing2 = "kind"))){
validate22.errors = [{instancePath:instancePath+"/request/objects/" + i0,schemaPath:"#/properties/request/properties/objects/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.apiVersion !== undefined){
const _errs13 = errors;
if(typeof data6.apiVersion !== "string"){
validate22.errors = [{instancePath:instancePath+"/request/objects/" + i0+"/apiVersion",schemaPath:"#/properties/request/properties/objects/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.kind !== undefined){
const _errs15 = errors;
if(typeof data6.kind !== "string"){
validate22.errors = [{instancePath:instancePath+"/request/objects/" + i0+"/kind",schemaPath:"#/properties/request/properties/objects/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.metadata !== undefined){
let data9 = data6.metadata;
const _errs17 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate22.errors = [{instancePath:instancePath+"/request/objects/" + i0+"/metadata",schemaPath:"#/properties/request/properties/objects/items/properties/metadata/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/request/objects/" + i0,schemaPath:"#/properties/request/properties/objects/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/request/objects",schemaPath:"#/properties/request/properties/objects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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

export const compositeSync = validate23;
const schema8 = {"$id":"shared_requests_yaml__CompositeSync","type":"object","required":["controller","parent","children","related","finalizing"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"shared_requests_yaml__Object"},"children":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"shared_requests_yaml__Object"}}},"related":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"shared_requests_yaml__Object"}}},"finalizing":{"type":"boolean"}}};
const schema9 = {"$id":"shared_requests_yaml__Object","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"shared_requests_yaml__ObjectMeta"}}};
const schema10 = {"$id":"shared_requests_yaml__ObjectMeta","type":"object","required":["name"],"properties":{"name":{"type":"string"},"namespace":{"type":"string"},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"type":"integer"},"creationTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"deletionTimestamp":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object","required":["apiVersion","kind","name","uid"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"uid":{"type":"string"},"controller":{"type":"boolean"}}}},"managedFields":{"type":"array","items":{"type":"object","properties":{"manager":{"type":"string"},"operation":{"type":"string"},"subresource":{"type":"string"},"fieldsV1":{"type":"object"}}}}}};
const pattern0 = new RegExp("^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__ObjectMeta" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}}];
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
validate25.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
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
validate25.errors = [{instancePath:instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
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
validate25.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data14.apiVersion !== undefined){
const _errs33 = errors;
if(typeof data14.apiVersion !== "string"){
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/apiVersion",schemaPath:"#/properties/ownerReferences/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/kind",schemaPath:"#/properties/ownerReferences/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/name",schemaPath:"#/properties/ownerReferences/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/uid",schemaPath:"#/properties/ownerReferences/items/properties/uid/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1+"/controller",schemaPath:"#/properties/ownerReferences/items/properties/controller/type",keyword:"type",params:{type: "boolean"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"}}];
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
validate25.errors = [{instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/manager",schemaPath:"#/properties/managedFields/items/properties/manager/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/operation",schemaPath:"#/properties/managedFields/items/properties/operation/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/subresource",schemaPath:"#/properties/managedFields/items/properties/subresource/type",keyword:"type",params:{type: "string"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields/" + i2+"/fieldsV1",schemaPath:"#/properties/managedFields/items/properties/fieldsV1/type",keyword:"type",params:{type: "object"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"}}];
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
validate25.errors = [{instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"}}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__Object" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate24.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate25(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__CompositeSync" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.children === undefined) && (missing0 = "children"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate23.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate24(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
for(const key0 in data2){
let data3 = data2[key0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs10 = errors;
if(!(validate24(data3[key1], {instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/children/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/children/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
validate23.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "object"}}];
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
for(const key2 in data5){
let data6 = data5[key2];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
const _errs17 = errors;
if(!(validate24(data6[key3], {instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
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
const _errs18 = errors;
if(typeof data.finalizing !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const compositeCustomize = validate30;
const schema11 = {"$id":"shared_requests_yaml__CompositeCustomize","type":"object","required":["controller","parent"],"properties":{"controller":{"type":"object"},"parent":{"$ref":"shared_requests_yaml__Object"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__CompositeCustomize" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.controller === undefined) && (missing0 = "controller")) || ((data.parent === undefined) && (missing0 = "parent"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate30.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate24(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const decoratorSync = validate32;
const schema12 = {"$id":"shared_requests_yaml__DecoratorSync","type":"object","required":["controller","object","attachments","related","finalizing"],"properties":{"controller":{"type":"object"},"object":{"$ref":"shared_requests_yaml__Object"},"attachments":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"shared_requests_yaml__Object"}}},"related":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"shared_requests_yaml__Object"}}},"finalizing":{"type":"boolean"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__DecoratorSync" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.controller === undefined) && (missing0 = "controller")) || ((data.object === undefined) && (missing0 = "object"))) || ((data.attachments === undefined) && (missing0 = "attachments"))) || ((data.related === undefined) && (missing0 = "related"))) || ((data.finalizing === undefined) && (missing0 = "finalizing"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.controller !== undefined){
let data0 = data.controller;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate32.errors = [{instancePath:instancePath+"/controller",schemaPath:"#/properties/controller/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate24(data.object, {instancePath:instancePath+"/object",parentData:data,parentDataProperty:"object",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data3[key1], {instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attachments/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/attachments/additionalProperties/type",keyword:"type",params:{type: "object"}}];
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
validate32.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "object"}}];
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
for(const key2 in data5){
let data6 = data5[key2];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
const _errs17 = errors;
if(!(validate24(data6[key3], {instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/related/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/related/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "object"}}];
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
const _errs18 = errors;
if(typeof data.finalizing !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/finalizing",schemaPath:"#/properties/finalizing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const decoratorCustomize = validate36;
const schema13 = {"$id":"shared_requests_yaml__DecoratorCustomize","$ref":"shared_requests_yaml__CompositeCustomize"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__DecoratorCustomize" */;
let vErrors = null;
let errors = 0;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

export const objectMeta = validate25;

export const object = validate24;

export const configMap = validate38;
const schema14 = {"$id":"shared_requests_yaml__ConfigMap","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"shared_requests_yaml__ObjectMeta"},"data":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__ConfigMap" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate38.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate38.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate25(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate38.errors = [{instancePath:instancePath+"/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const secret = validate40;
const schema15 = {"$id":"shared_requests_yaml__Secret","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"shared_requests_yaml__ObjectMeta"},"data":{"type":"object","additionalProperties":{"type":"string"}},"type":{"type":"string"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__Secret" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate40.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate40.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate25(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate40.errors = [{instancePath:instancePath+"/data/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}}];
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
validate40.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const jobSet = validate42;
const schema16 = {"$id":"shared_requests_yaml__JobSet","type":"object","required":["apiVersion","kind","metadata"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"$ref":"shared_requests_yaml__ObjectMeta"},"spec":{"type":"object","properties":{"suspend":{"type":"boolean"},"replicatedJobs":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"replicas":{"type":"integer"},"template":{"type":"object"}}}}}},"status":{"type":"object","properties":{"conditions":{"type":"array","items":{"type":"object","required":["status","type"],"properties":{"type":{"type":"string"},"status":{"type":"string"},"reason":{"type":"string"},"message":{"type":"string"},"lastTransitionTime":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}}},"replicatedJobsStatus":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"ready":{"type":"integer"},"succeeded":{"type":"integer"},"failed":{"type":"integer"},"active":{"type":"integer"},"suspended":{"type":"integer"}}}}}}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_requests_yaml__JobSet" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.apiVersion === undefined) && (missing0 = "apiVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.apiVersion !== undefined){
const _errs1 = errors;
if(typeof data.apiVersion !== "string"){
validate42.errors = [{instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate25(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate42.errors = [{instancePath:instancePath+"/spec/suspend",schemaPath:"#/properties/spec/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0,schemaPath:"#/properties/spec/properties/replicatedJobs/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.name !== undefined){
const _errs14 = errors;
if(typeof data6.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/name",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/replicas",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/replicas/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0+"/template",schemaPath:"#/properties/spec/properties/replicatedJobs/items/properties/template/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs/" + i0,schemaPath:"#/properties/spec/properties/replicatedJobs/items/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec/replicatedJobs",schemaPath:"#/properties/spec/properties/replicatedJobs/type",keyword:"type",params:{type: "array"}}];
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
validate42.errors = [{instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1,schemaPath:"#/properties/status/properties/conditions/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.type !== undefined){
const _errs26 = errors;
if(typeof data12.type !== "string"){
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/type",schemaPath:"#/properties/status/properties/conditions/items/properties/type/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/status",schemaPath:"#/properties/status/properties/conditions/items/properties/status/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/reason",schemaPath:"#/properties/status/properties/conditions/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/message",schemaPath:"#/properties/status/properties/conditions/items/properties/message/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1+"/lastTransitionTime",schemaPath:"#/properties/status/properties/conditions/items/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions/" + i1,schemaPath:"#/properties/status/properties/conditions/items/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2,schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data19.name !== undefined){
const _errs40 = errors;
if(typeof data19.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/name",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/ready",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/ready/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/succeeded",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/succeeded/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/failed",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/failed/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/active",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/active/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2+"/suspended",schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/properties/suspended/type",keyword:"type",params:{type: "integer"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus/" + i2,schemaPath:"#/properties/status/properties/replicatedJobsStatus/items/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath:instancePath+"/status/replicatedJobsStatus",schemaPath:"#/properties/status/properties/replicatedJobsStatus/type",keyword:"type",params:{type: "array"}}];
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
validate42.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"}}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const jobTemplate = validate44;
const schema17 = {"$id":"shared_core_yaml__JobTemplateSpec","type":"object","properties":{"metadata":{"$ref":"shared_core_yaml__ObjectMeta"},"spec":{"$ref":"shared_core_yaml__JobSpec"}}};
const schema18 = {"$id":"shared_core_yaml__ObjectMeta","type":"object","properties":{"annotations":{"type":"object","additionalProperties":{"type":"string"}},"finalizers":{"type":"array","items":{"type":"string"}},"labels":{"type":"object","additionalProperties":{"type":"string"}},"name":{"type":"string"},"namespace":{"type":"string"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__ObjectMeta" */;
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
validate45.errors = [{instancePath:instancePath+"/annotations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}}];
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
validate45.errors = [{instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"}}];
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
validate45.errors = [{instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}}];
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
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate45.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"shared_core_yaml__JobSpec","type":"object","required":["template"],"properties":{"activeDeadlineSeconds":{"type":"integer"},"backoffLimit":{"type":"integer"},"backoffLimitPerIndex":{"type":"integer"},"completionMode":{"type":"string"},"completions":{"type":"integer"},"managedBy":{"type":"string"},"manualSelector":{"type":"boolean"},"maxFailedIndexes":{"type":"integer"},"parallelism":{"type":"integer"},"podFailurePolicy":{"type":"object"},"podReplacementPolicy":{"type":"string"},"selector":{"type":"object"},"successPolicy":{"type":"object"},"suspend":{"type":"boolean"},"template":{"$ref":"shared_core_yaml__PodTemplateSpec"},"ttlSecondsAfterFinished":{"type":"integer"}}};
const schema20 = {"$id":"shared_core_yaml__PodTemplateSpec","type":"object","properties":{"metadata":{"$ref":"shared_core_yaml__ObjectMeta"},"spec":{"$ref":"shared_core_yaml__PodSpec"}}};
const schema21 = {"$id":"shared_core_yaml__PodSpec","type":"object","required":["containers"],"properties":{"activeDeadlineSeconds":{"type":"integer"},"affinity":{"type":"object"},"automountServiceAccountToken":{"type":"boolean"},"containers":{"type":"array","items":{"$ref":"shared_core_yaml__Container"}},"dnsConfig":{"$ref":"shared_core_yaml__PodDNSConfig"},"dnsPolicy":{"type":"string"},"enableServiceLinks":{"type":"boolean"},"ephemeralContainers":{"type":"array","items":{"type":"object"}},"hostAliases":{"type":"array","items":{"type":"object"}},"hostIPC":{"type":"boolean"},"hostNetwork":{"type":"boolean"},"hostPID":{"type":"boolean"},"hostUsers":{"type":"boolean"},"hostname":{"type":"string"},"hostnameOverride":{"type":"string"},"imagePullSecrets":{"type":"array","items":{"$ref":"shared_core_yaml__LocalObjectReference"}},"initContainers":{"type":"array","items":{"$ref":"shared_core_yaml__Container"}},"nodeName":{"type":"string"},"nodeSelector":{"type":"object","additionalProperties":{"type":"string"}},"os":{"type":"object"},"overhead":{"type":"object","additionalProperties":{"$ref":"shared_core_yaml__Quantity"}},"preemptionPolicy":{"type":"string"},"priority":{"type":"integer"},"priorityClassName":{"type":"string"},"readinessGates":{"type":"array","items":{"type":"object"}},"resourceClaims":{"type":"array","items":{"type":"object"}},"resources":{"$ref":"shared_core_yaml__ResourceRequirements"},"restartPolicy":{"type":"string"},"runtimeClassName":{"type":"string"},"schedulerName":{"type":"string"},"schedulingGates":{"type":"array","items":{"$ref":"shared_core_yaml__PodSchedulingGate"}},"schedulingGroup":{"type":"object"},"securityContext":{"$ref":"shared_core_yaml__PodSecurityContext"},"serviceAccount":{"type":"string"},"serviceAccountName":{"type":"string"},"setHostnameAsFQDN":{"type":"boolean"},"shareProcessNamespace":{"type":"boolean"},"subdomain":{"type":"string"},"terminationGracePeriodSeconds":{"type":"integer"},"tolerations":{"type":"array","items":{"$ref":"shared_core_yaml__Toleration"}},"topologySpreadConstraints":{"type":"array","items":{"type":"object"}},"volumes":{"type":"array","items":{"$ref":"shared_core_yaml__Volume"}}}};
const schema22 = {"$id":"shared_core_yaml__Container","type":"object","required":["name"],"properties":{"args":{"type":"array","items":{"type":"string"}},"command":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"$ref":"shared_core_yaml__EnvVar"}},"envFrom":{"type":"array","items":{"$ref":"shared_core_yaml__EnvFromSource"}},"image":{"type":"string"},"imagePullPolicy":{"type":"string"},"lifecycle":{"type":"object"},"livenessProbe":{"type":"object"},"name":{"type":"string"},"ports":{"type":"array","items":{"$ref":"shared_core_yaml__ContainerPort"}},"readinessProbe":{"type":"object"},"resizePolicy":{"type":"array","items":{"type":"object"}},"resources":{"$ref":"shared_core_yaml__ResourceRequirements"},"restartPolicy":{"type":"string"},"restartPolicyRules":{"type":"array","items":{"type":"object"}},"securityContext":{"type":"object"},"startupProbe":{"type":"object"},"stdin":{"type":"boolean"},"stdinOnce":{"type":"boolean"},"terminationMessagePath":{"type":"string"},"terminationMessagePolicy":{"type":"string"},"tty":{"type":"boolean"},"volumeDevices":{"type":"array","items":{"type":"object"}},"volumeMounts":{"type":"array","items":{"$ref":"shared_core_yaml__VolumeMount"}},"workingDir":{"type":"string"}}};
const schema23 = {"$id":"shared_core_yaml__EnvVar","type":"object","required":["name"],"properties":{"name":{"type":"string"},"value":{"type":"string"},"valueFrom":{"$ref":"shared_core_yaml__EnvVarSource"}}};
const schema24 = {"$id":"shared_core_yaml__EnvVarSource","type":"object","properties":{"configMapKeyRef":{"type":"object"},"fieldRef":{"type":"object"},"fileKeyRef":{"type":"object"},"resourceFieldRef":{"type":"object"},"secretKeyRef":{"type":"object"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__EnvVarSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMapKeyRef !== undefined){
let data0 = data.configMapKeyRef;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate53.errors = [{instancePath:instancePath+"/configMapKeyRef",schemaPath:"#/properties/configMapKeyRef/type",keyword:"type",params:{type: "object"}}];
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
validate53.errors = [{instancePath:instancePath+"/fieldRef",schemaPath:"#/properties/fieldRef/type",keyword:"type",params:{type: "object"}}];
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
validate53.errors = [{instancePath:instancePath+"/fileKeyRef",schemaPath:"#/properties/fileKeyRef/type",keyword:"type",params:{type: "object"}}];
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
validate53.errors = [{instancePath:instancePath+"/resourceFieldRef",schemaPath:"#/properties/resourceFieldRef/type",keyword:"type",params:{type: "object"}}];
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
validate53.errors = [{instancePath:instancePath+"/secretKeyRef",schemaPath:"#/properties/secretKeyRef/type",keyword:"type",params:{type: "object"}}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__EnvVar" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate52.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate53(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"shared_core_yaml__EnvFromSource","type":"object","properties":{"configMapRef":{"type":"object"},"prefix":{"type":"string"},"secretRef":{"type":"object"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__EnvFromSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configMapRef !== undefined){
let data0 = data.configMapRef;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate56.errors = [{instancePath:instancePath+"/configMapRef",schemaPath:"#/properties/configMapRef/type",keyword:"type",params:{type: "object"}}];
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
validate56.errors = [{instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}}];
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
validate56.errors = [{instancePath:instancePath+"/secretRef",schemaPath:"#/properties/secretRef/type",keyword:"type",params:{type: "object"}}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema26 = {"$id":"shared_core_yaml__ContainerPort","type":"object","required":["containerPort"],"properties":{"containerPort":{"type":"integer"},"hostIP":{"type":"string"},"hostPort":{"type":"integer"},"name":{"type":"string"},"protocol":{"type":"string"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__ContainerPort" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.containerPort === undefined) && (missing0 = "containerPort")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.containerPort !== undefined){
let data0 = data.containerPort;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate58.errors = [{instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/type",keyword:"type",params:{type: "integer"}}];
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
validate58.errors = [{instancePath:instancePath+"/hostIP",schemaPath:"#/properties/hostIP/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/type",keyword:"type",params:{type: "integer"}}];
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
validate58.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"shared_core_yaml__ResourceRequirements","type":"object","properties":{"claims":{"type":"array","items":{"$ref":"shared_core_yaml__ResourceClaim"}},"limits":{"type":"object","additionalProperties":{"$ref":"shared_core_yaml__Quantity"}},"requests":{"type":"object","additionalProperties":{"$ref":"shared_core_yaml__Quantity"}}}};
const schema28 = {"$id":"shared_core_yaml__ResourceClaim","type":"object","required":["name"],"properties":{"name":{"type":"string"},"request":{"type":"string"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__ResourceClaim" */;
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
if(data.request !== undefined){
const _errs3 = errors;
if(typeof data.request !== "string"){
validate61.errors = [{instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "string"}}];
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema29 = {"$id":"shared_core_yaml__Quantity","type":["integer","string"],"pattern":"^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"};
const pattern3 = new RegExp("^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__Quantity" */;
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema29.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}];
return false;
}
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__ResourceRequirements" */;
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
if(!(validate61(data0[i0], {instancePath:instancePath+"/claims/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate63(data2[key0], {instancePath:instancePath+"/limits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate63(data4[key1], {instancePath:instancePath+"/requests/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"}}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"shared_core_yaml__VolumeMount","type":"object","required":["name","mountPath"],"properties":{"mountPath":{"type":"string"},"mountPropagation":{"type":"string"},"name":{"type":"string"},"readOnly":{"type":"boolean"},"recursiveReadOnly":{"type":"string"},"subPath":{"type":"string"},"subPathExpr":{"type":"string"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__VolumeMount" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.mountPath === undefined) && (missing0 = "mountPath"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mountPath !== undefined){
const _errs1 = errors;
if(typeof data.mountPath !== "string"){
validate67.errors = [{instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"}}];
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
validate67.errors = [{instancePath:instancePath+"/recursiveReadOnly",schemaPath:"#/properties/recursiveReadOnly/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/type",keyword:"type",params:{type: "string"}}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__Container" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate51.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}}];
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
validate51.errors = [{instancePath:instancePath+"/command/" + i1,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate52(data4[i2], {instancePath:instancePath+"/env/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate56(data6[i3], {instancePath:instancePath+"/envFrom/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/envFrom",schemaPath:"#/properties/envFrom/type",keyword:"type",params:{type: "array"}}];
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
validate51.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath:instancePath+"/lifecycle",schemaPath:"#/properties/lifecycle/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/livenessProbe",schemaPath:"#/properties/livenessProbe/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate58(data13[i4], {instancePath:instancePath+"/ports/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"}}];
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
validate51.errors = [{instancePath:instancePath+"/readinessProbe",schemaPath:"#/properties/readinessProbe/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/resizePolicy/" + i5,schemaPath:"#/properties/resizePolicy/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/resizePolicy",schemaPath:"#/properties/resizePolicy/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate60(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate51.errors = [{instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath:instancePath+"/restartPolicyRules/" + i6,schemaPath:"#/properties/restartPolicyRules/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid7 = _errs39 === errors;
if(!valid7){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/restartPolicyRules",schemaPath:"#/properties/restartPolicyRules/type",keyword:"type",params:{type: "array"}}];
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
validate51.errors = [{instancePath:instancePath+"/securityContext",schemaPath:"#/properties/securityContext/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/startupProbe",schemaPath:"#/properties/startupProbe/type",keyword:"type",params:{type: "object"}}];
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
validate51.errors = [{instancePath:instancePath+"/stdin",schemaPath:"#/properties/stdin/type",keyword:"type",params:{type: "boolean"}}];
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
validate51.errors = [{instancePath:instancePath+"/stdinOnce",schemaPath:"#/properties/stdinOnce/type",keyword:"type",params:{type: "boolean"}}];
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
validate51.errors = [{instancePath:instancePath+"/terminationMessagePath",schemaPath:"#/properties/terminationMessagePath/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath:instancePath+"/tty",schemaPath:"#/properties/tty/type",keyword:"type",params:{type: "boolean"}}];
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
validate51.errors = [{instancePath:instancePath+"/volumeDevices/" + i7,schemaPath:"#/properties/volumeDevices/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid8 = _errs57 === errors;
if(!valid8){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/volumeDevices",schemaPath:"#/properties/volumeDevices/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate67(data31[i8], {instancePath:instancePath+"/volumeMounts/" + i8,parentData:data31,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid9 = _errs61 === errors;
if(!valid9){
break;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/volumeMounts",schemaPath:"#/properties/volumeMounts/type",keyword:"type",params:{type: "array"}}];
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
validate51.errors = [{instancePath:instancePath+"/workingDir",schemaPath:"#/properties/workingDir/type",keyword:"type",params:{type: "string"}}];
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"shared_core_yaml__PodDNSConfig","type":"object","properties":{"nameservers":{"type":"array","items":{"type":"string"}},"options":{"type":"array","items":{"$ref":"shared_core_yaml__PodDNSConfigOption"}},"searches":{"type":"array","items":{"type":"string"}}}};
const schema32 = {"$id":"shared_core_yaml__PodDNSConfigOption","type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodDNSConfigOption" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate71.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate71.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodDNSConfig" */;
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
validate70.errors = [{instancePath:instancePath+"/nameservers/" + i0,schemaPath:"#/properties/nameservers/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/nameservers",schemaPath:"#/properties/nameservers/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate71(data2[i1], {instancePath:instancePath+"/options/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = [{instancePath:instancePath+"/searches/" + i2,schemaPath:"#/properties/searches/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/searches",schemaPath:"#/properties/searches/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema33 = {"$id":"shared_core_yaml__LocalObjectReference","type":"object","properties":{"name":{"type":"string"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__LocalObjectReference" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate74.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema34 = {"$id":"shared_core_yaml__PodSchedulingGate","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodSchedulingGate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"shared_core_yaml__PodSecurityContext","type":"object","properties":{"appArmorProfile":{"type":"object"},"fsGroup":{"type":"integer"},"fsGroupChangePolicy":{"type":"string"},"runAsGroup":{"type":"integer"},"runAsNonRoot":{"type":"boolean"},"runAsUser":{"type":"integer"},"seLinuxChangePolicy":{"type":"string"},"seLinuxOptions":{"type":"object"},"seccompProfile":{"type":"object"},"supplementalGroups":{"type":"array","items":{"type":"integer"}},"supplementalGroupsPolicy":{"type":"string"},"sysctls":{"type":"array","items":{"type":"object"}},"windowsOptions":{"type":"object"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodSecurityContext" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appArmorProfile !== undefined){
let data0 = data.appArmorProfile;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate81.errors = [{instancePath:instancePath+"/appArmorProfile",schemaPath:"#/properties/appArmorProfile/type",keyword:"type",params:{type: "object"}}];
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
validate81.errors = [{instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/type",keyword:"type",params:{type: "integer"}}];
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
validate81.errors = [{instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/type",keyword:"type",params:{type: "integer"}}];
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
validate81.errors = [{instancePath:instancePath+"/runAsNonRoot",schemaPath:"#/properties/runAsNonRoot/type",keyword:"type",params:{type: "boolean"}}];
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
validate81.errors = [{instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/type",keyword:"type",params:{type: "integer"}}];
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
validate81.errors = [{instancePath:instancePath+"/seLinuxChangePolicy",schemaPath:"#/properties/seLinuxChangePolicy/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/seLinuxOptions",schemaPath:"#/properties/seLinuxOptions/type",keyword:"type",params:{type: "object"}}];
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
validate81.errors = [{instancePath:instancePath+"/seccompProfile",schemaPath:"#/properties/seccompProfile/type",keyword:"type",params:{type: "object"}}];
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
validate81.errors = [{instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/supplementalGroups",schemaPath:"#/properties/supplementalGroups/type",keyword:"type",params:{type: "array"}}];
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
validate81.errors = [{instancePath:instancePath+"/supplementalGroupsPolicy",schemaPath:"#/properties/supplementalGroupsPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/sysctls/" + i1,schemaPath:"#/properties/sysctls/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/sysctls",schemaPath:"#/properties/sysctls/type",keyword:"type",params:{type: "array"}}];
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
validate81.errors = [{instancePath:instancePath+"/windowsOptions",schemaPath:"#/properties/windowsOptions/type",keyword:"type",params:{type: "object"}}];
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema36 = {"$id":"shared_core_yaml__Toleration","type":"object","properties":{"effect":{"type":"string"},"key":{"type":"string"},"operator":{"type":"string"},"tolerationSeconds":{"type":"integer"},"value":{"type":"string"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__Toleration" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effect !== undefined){
const _errs1 = errors;
if(typeof data.effect !== "string"){
validate83.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath:instancePath+"/tolerationSeconds",schemaPath:"#/properties/tolerationSeconds/type",keyword:"type",params:{type: "integer"}}];
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
validate83.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

const schema37 = {"$id":"shared_core_yaml__Volume","type":"object","required":["name"],"properties":{"awsElasticBlockStore":{"type":"object"},"azureDisk":{"type":"object"},"azureFile":{"type":"object"},"cephfs":{"type":"object"},"cinder":{"type":"object"},"configMap":{"type":"object"},"csi":{"type":"object"},"downwardAPI":{"type":"object"},"emptyDir":{"type":"object"},"ephemeral":{"type":"object"},"fc":{"type":"object"},"flexVolume":{"type":"object"},"flocker":{"type":"object"},"gcePersistentDisk":{"type":"object"},"gitRepo":{"type":"object"},"glusterfs":{"type":"object"},"hostPath":{"type":"object"},"image":{"type":"object"},"iscsi":{"type":"object"},"name":{"type":"string"},"nfs":{"type":"object"},"persistentVolumeClaim":{"type":"object"},"photonPersistentDisk":{"type":"object"},"portworxVolume":{"type":"object"},"projected":{"type":"object"},"quobyte":{"type":"object"},"rbd":{"type":"object"},"scaleIO":{"type":"object"},"secret":{"type":"object"},"storageos":{"type":"object"},"vsphereVolume":{"type":"object"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__Volume" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.awsElasticBlockStore !== undefined){
let data0 = data.awsElasticBlockStore;
const _errs1 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate85.errors = [{instancePath:instancePath+"/awsElasticBlockStore",schemaPath:"#/properties/awsElasticBlockStore/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/azureDisk",schemaPath:"#/properties/azureDisk/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/azureFile",schemaPath:"#/properties/azureFile/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/cephfs",schemaPath:"#/properties/cephfs/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/cinder",schemaPath:"#/properties/cinder/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/configMap",schemaPath:"#/properties/configMap/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/csi",schemaPath:"#/properties/csi/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/downwardAPI",schemaPath:"#/properties/downwardAPI/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/emptyDir",schemaPath:"#/properties/emptyDir/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/ephemeral",schemaPath:"#/properties/ephemeral/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/fc",schemaPath:"#/properties/fc/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/flexVolume",schemaPath:"#/properties/flexVolume/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/flocker",schemaPath:"#/properties/flocker/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/gcePersistentDisk",schemaPath:"#/properties/gcePersistentDisk/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/gitRepo",schemaPath:"#/properties/gitRepo/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/glusterfs",schemaPath:"#/properties/glusterfs/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/hostPath",schemaPath:"#/properties/hostPath/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/iscsi",schemaPath:"#/properties/iscsi/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate85.errors = [{instancePath:instancePath+"/nfs",schemaPath:"#/properties/nfs/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/persistentVolumeClaim",schemaPath:"#/properties/persistentVolumeClaim/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/photonPersistentDisk",schemaPath:"#/properties/photonPersistentDisk/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/portworxVolume",schemaPath:"#/properties/portworxVolume/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/projected",schemaPath:"#/properties/projected/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/quobyte",schemaPath:"#/properties/quobyte/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/rbd",schemaPath:"#/properties/rbd/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/scaleIO",schemaPath:"#/properties/scaleIO/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/storageos",schemaPath:"#/properties/storageos/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath:instancePath+"/vsphereVolume",schemaPath:"#/properties/vsphereVolume/type",keyword:"type",params:{type: "object"}}];
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
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodSpec" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.containers === undefined) && (missing0 = "containers")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.activeDeadlineSeconds !== undefined){
let data0 = data.activeDeadlineSeconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate50.errors = [{instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
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
validate50.errors = [{instancePath:instancePath+"/affinity",schemaPath:"#/properties/affinity/type",keyword:"type",params:{type: "object"}}];
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
validate50.errors = [{instancePath:instancePath+"/automountServiceAccountToken",schemaPath:"#/properties/automountServiceAccountToken/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate51(data3[i0], {instancePath:instancePath+"/containers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/containers",schemaPath:"#/properties/containers/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate70(data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate50.errors = [{instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/enableServiceLinks",schemaPath:"#/properties/enableServiceLinks/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/ephemeralContainers/" + i1,schemaPath:"#/properties/ephemeralContainers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/ephemeralContainers",schemaPath:"#/properties/ephemeralContainers/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostAliases/" + i2,schemaPath:"#/properties/hostAliases/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/hostAliases",schemaPath:"#/properties/hostAliases/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostIPC",schemaPath:"#/properties/hostIPC/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostNetwork",schemaPath:"#/properties/hostNetwork/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostPID",schemaPath:"#/properties/hostPID/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostUsers",schemaPath:"#/properties/hostUsers/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/hostnameOverride",schemaPath:"#/properties/hostnameOverride/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate74(data18[i3], {instancePath:instancePath+"/imagePullSecrets/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid4 = _errs37 === errors;
if(!valid4){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate51(data20[i4], {instancePath:instancePath+"/initContainers/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid5 = _errs40 === errors;
if(!valid5){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/initContainers",schemaPath:"#/properties/initContainers/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/nodeSelector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/nodeSelector/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs46 === errors;
if(!valid6){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/nodeSelector",schemaPath:"#/properties/nodeSelector/type",keyword:"type",params:{type: "object"}}];
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
validate50.errors = [{instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate63(data26[key1], {instancePath:instancePath+"/overhead/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/overhead",schemaPath:"#/properties/overhead/type",keyword:"type",params:{type: "object"}}];
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
validate50.errors = [{instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}}];
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
validate50.errors = [{instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/readinessGates/" + i5,schemaPath:"#/properties/readinessGates/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid8 = _errs62 === errors;
if(!valid8){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/readinessGates",schemaPath:"#/properties/readinessGates/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/resourceClaims/" + i6,schemaPath:"#/properties/resourceClaims/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid9 = _errs66 === errors;
if(!valid9){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate60(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate50.errors = [{instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/schedulerName",schemaPath:"#/properties/schedulerName/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate79(data39[i7], {instancePath:instancePath+"/schedulingGates/" + i7,parentData:data39,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid10 = _errs77 === errors;
if(!valid10){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/schedulingGates",schemaPath:"#/properties/schedulingGates/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/schedulingGroup",schemaPath:"#/properties/schedulingGroup/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate81(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate50.errors = [{instancePath:instancePath+"/serviceAccount",schemaPath:"#/properties/serviceAccount/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/setHostnameAsFQDN",schemaPath:"#/properties/setHostnameAsFQDN/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/shareProcessNamespace",schemaPath:"#/properties/shareProcessNamespace/type",keyword:"type",params:{type: "boolean"}}];
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
validate50.errors = [{instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}}];
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
validate50.errors = [{instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/type",keyword:"type",params:{type: "integer"}}];
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
if(!(validate83(data49[i8], {instancePath:instancePath+"/tolerations/" + i8,parentData:data49,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid11 = _errs95 === errors;
if(!valid11){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath:instancePath+"/topologySpreadConstraints/" + i9,schemaPath:"#/properties/topologySpreadConstraints/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid12 = _errs98 === errors;
if(!valid12){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate85(data53[i10], {instancePath:instancePath+"/volumes/" + i10,parentData:data53,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid13 = _errs102 === errors;
if(!valid13){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"}}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__PodTemplateSpec" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
const _errs1 = errors;
if(!(validate45(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate50(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__JobSpec" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.template === undefined) && (missing0 = "template")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.activeDeadlineSeconds !== undefined){
let data0 = data.activeDeadlineSeconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/backoffLimit",schemaPath:"#/properties/backoffLimit/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/backoffLimitPerIndex",schemaPath:"#/properties/backoffLimitPerIndex/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/completionMode",schemaPath:"#/properties/completionMode/type",keyword:"type",params:{type: "string"}}];
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
validate47.errors = [{instancePath:instancePath+"/completions",schemaPath:"#/properties/completions/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/managedBy",schemaPath:"#/properties/managedBy/type",keyword:"type",params:{type: "string"}}];
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
validate47.errors = [{instancePath:instancePath+"/manualSelector",schemaPath:"#/properties/manualSelector/type",keyword:"type",params:{type: "boolean"}}];
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
validate47.errors = [{instancePath:instancePath+"/maxFailedIndexes",schemaPath:"#/properties/maxFailedIndexes/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath:instancePath+"/podFailurePolicy",schemaPath:"#/properties/podFailurePolicy/type",keyword:"type",params:{type: "object"}}];
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
validate47.errors = [{instancePath:instancePath+"/podReplacementPolicy",schemaPath:"#/properties/podReplacementPolicy/type",keyword:"type",params:{type: "string"}}];
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
validate47.errors = [{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/type",keyword:"type",params:{type: "object"}}];
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
validate47.errors = [{instancePath:instancePath+"/successPolicy",schemaPath:"#/properties/successPolicy/type",keyword:"type",params:{type: "object"}}];
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
validate47.errors = [{instancePath:instancePath+"/suspend",schemaPath:"#/properties/suspend/type",keyword:"type",params:{type: "boolean"}}];
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
if(!(validate48(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate47.errors = [{instancePath:instancePath+"/ttlSecondsAfterFinished",schemaPath:"#/properties/ttlSecondsAfterFinished/type",keyword:"type",params:{type: "integer"}}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__JobTemplateSpec" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metadata !== undefined){
const _errs1 = errors;
if(!(validate45(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
if(!(validate47(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const jobSpec = validate47;

export const podTemplate = validate48;

export const podSpec = validate50;

export const templateMeta = validate45;

export const container = validate51;

export const containerPort = validate58;

export const envVar = validate52;

export const envVarSource = validate53;

export const envFromSource = validate56;

export const volumeMount = validate67;

export const volume = validate85;

export const resourceRequirements = validate60;

export const quantity = validate63;

export const resourceClaim = validate61;

export const localObjectReference = validate74;

export const podSecurityContext = validate81;

export const podSchedulingGate = validate79;

export const toleration = validate83;

export const podDNSConfig = validate70;

export const podDNSConfigOption = validate71;

export const intOrString = validate90;
const schema38 = {"$id":"shared_core_yaml__IntOrString","type":["integer","string"]};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shared_core_yaml__IntOrString" */;
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema38.type}}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}

