const KEY = Symbol.for('praline.change-generations')

/** Data in the caches of this process that a change may outdate. */
export type Subject = 'content' | 'site'

// The bundles of rendering and of the routes, and the host, each have their own module instances;
// they share only the global object of the process.
const ours = globalThis as typeof globalThis & { [KEY]?: Record<Subject, number> }

function generations(): Record<Subject, number> {
  return (ours[KEY] ??= { content: 0, site: 0 })
}

/** Returns the number of changes of a subject: data from an earlier generation are outdated. */
export function generationOf(subject: Subject): number {
  return generations()[subject]
}

export function startGeneration(subject: Subject): void {
  generations()[subject] += 1
}
