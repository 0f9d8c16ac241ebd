/**
 * Must run before zod loads in the browser. By default zod tests whether it can compile its schemas
 * (`new Function`), which a page's Content-Security-Policy refuses and reports. Setting zod's
 * global directly keeps zod out of the first page load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
