const KEY = Symbol.for('praline.change-generations')

/** What caches of this process may hold that was read before a change. */
type Subject = 'content' | 'site'

// The bundles of rendering and of the routes, and the host before them, each have modules of their
// own: what all of them know of is the process.
const ours = globalThis as typeof globalThis & { [KEY]?: Record<Subject, number> }

function generations(): Record<Subject, number> {
  return (ours[KEY] ??= { content: 0, site: 0 })
}

/** Counts the changes of a subject: what was read in an earlier generation is out of date. */
export function generationOf(subject: Subject): number {
  return generations()[subject]
}

export function startGeneration(subject: Subject): void {
  generations()[subject] += 1
}
