/**
 * For the browser, before zod arrives there: it would try whether it may compile its schemas
 * (`new Function`), which a page's Content-Security-Policy refuses and reports. The name is zod's own:
 * set this way, zod itself stays out of a first visit.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
