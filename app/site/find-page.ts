import { matchPath } from 'react-router-dom'
import { pagePaths, pages, type Page } from './pages'

/**
 * Returns the page of a path.
 * @param pathname without the language
 */
export function findPage(pathname: string): Page {
  const found = pagePaths.find(
    ({ path, isExact }) => matchPath(pathname, { path, exact: isExact }) !== null,
  )
  return pages[found?.name ?? 'content']
}
