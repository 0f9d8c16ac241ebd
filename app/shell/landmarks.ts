/** Places the skip links lead to: ids, and `data-skip-target` of what takes the focus there. */
export const landmarks = { navigation: 'navigation', content: 'content', search: 'search' } as const
