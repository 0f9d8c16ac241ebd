import { Html } from './html'

/**
 * Styles of the worker's own pages, in addition to the design tokens and base styles of the shop.
 */
export const STYLE = new Html(`
body { display: grid; grid-template-rows: auto 1fr; }
header { padding: var(--space-5) var(--space-gutter); text-align: center; border-bottom: 1px solid var(--color-line); }
.logo { display: inline-grid; justify-items: center; gap: .1rem; color: var(--color-accent); text-decoration: none; font-family: var(--font-heading); font-size: 1.625rem; line-height: 1; }
.logo svg { width: 3rem; height: auto; color: var(--color-gold); }
main { width: min(100%, 44rem); margin-inline: auto; padding: var(--space-section) var(--space-gutter); }
.offline { margin-bottom: var(--space-3); font-weight: var(--weight-strong); color: var(--color-accent); }
h1 { font-weight: var(--weight-light); }
.retry { display: inline-flex; align-items: center; min-height: var(--size-control); margin-top: var(--space-6); padding-inline: var(--space-6); border-radius: var(--radius-sm); background: var(--color-accent); color: var(--color-on-accent); font-weight: var(--weight-strong); text-decoration: none; }
.retry:hover { background: var(--color-accent-strong); }
h2 { margin-top: var(--space-7); font-size: var(--text-xl); }
ul { padding: 0; margin-top: var(--space-3); list-style: none; border-top: 1px solid var(--color-line); }
li { border-bottom: 1px solid var(--color-line); }
li a { display: block; padding-block: var(--space-3); color: var(--color-ink); text-decoration: none; }
li a:hover { color: var(--color-accent); text-decoration: underline; }
ul.bag { margin-top: var(--space-5); }
.bag li { display: grid; grid-template-columns: 6rem 1fr auto; gap: var(--space-4); padding-block: var(--space-4); }
.bag h2 { margin: 0; font-size: var(--text-lg); }
.bag p { font-size: var(--text-sm); color: var(--color-ink-soft); }
.sum { display: flex; justify-content: space-between; margin-block: var(--space-4); font-size: var(--text-lg); }
a:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 3px; }
`)

/** The twig of ui/sprig.tsx. */
export const SPRIG = new Html(
  '<svg width="52" height="20" viewBox="0 0 64 24" fill="none" aria-hidden="true"><g stroke="currentColor" stroke-linecap="round" stroke-width="1.1"><path d="M4 18.6C14 20.4 24 19.4 33 15.8 41 12.6 47.5 8.6 57.5 7.6"/><path stroke-width=".8" d="M47.6 9.6C49.6 7.6 51.2 5.8 52.4 3.9M29.4 17.1C31.4 19.2 34 20.7 37 21.4"/></g><g fill="currentColor"><path d="M13 19.2C9.9 15.6 9.6 11.4 12.4 7.6 15.9 10.8 16.3 15 13 19.2Z"/><path d="M23.4 18.5C20.9 14.4 21.4 10 24.9 6.6 27.8 10.4 27.5 14.8 23.4 18.5Z"/><path d="M34.6 15.1C33 10.7 34.4 6.6 38.4 3.9 40.3 8.1 39.2 12.2 34.6 15.1Z"/><path d="M18.2 19.2C21.4 17.6 24.9 18.4 28 21.5 24.3 23.6 20.7 22.9 18.2 19.2Z"/><path d="M41 12.3C44 10.6 47.6 11.2 50.9 14 47.5 16.2 43.7 15.7 41 12.3Z"/><circle cx="58.9" cy="7.5" r="1.7"/><circle cx="53" cy="3.1" r="1.35"/><circle cx="38.3" cy="21.7" r="1.35"/></g></svg>',
)

/**
 * Reloads the page when the connection returns, unless the visitor is already opening another page.
 */
export const RELOAD = new Html(`
let isLeaving = false
addEventListener('beforeunload', () => (isLeaving = true))
addEventListener('online', () => isLeaving || location.reload())
`)
