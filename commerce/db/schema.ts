/** All tables of the engine: each `<module>/<module>.tables.ts` adds its own (`declare module`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface Schema {}
