// @ts-check
/* Replaces Chakra's reset of the browser's styles, which our system (app/theme/system.ts) turns off. */
exports.createPreflight = () => ({})
