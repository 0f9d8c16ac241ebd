/**
 * Targets of the skip links: ids, and the `data-skip-target` values of the elements that take the
 * focus.
 */
export const landmarks = { navigation: 'navigation', content: 'content', search: 'search' } as const
