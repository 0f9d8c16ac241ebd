// @ts-check
/** Replaces `object-assign` in browsers, which all have the function. */
module.exports = Object.assign
