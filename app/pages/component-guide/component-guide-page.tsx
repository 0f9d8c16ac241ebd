import { useLocation } from 'react-router-dom'
import { trimTrailingSlashes } from '@rules/trim-slashes'
import { pages } from '@/site/pages'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import { PageHead } from '@/ui/page-head'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'
import { guideGroups } from './guide-groups'

const [ROOT] = pages.componentGuide.paths

/**
 * `/component-guide` and below (SHELL-004): every component with its states, for developers. Only
 * in English, and excluded from search engines. A path below it shows one component; an unknown
 * path shows all.
 */
export default function ComponentGuidePage() {
  const { pathname } = useLocation()
  const chosen = trimTrailingSlashes(pathname).split('/').pop()
  const groups = guideGroups
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => id === chosen) }))
    .filter(({ entries }) => entries.length > 0)
  const shown = groups.length > 0 ? groups : guideGroups
  return (
    <>
      <PageHead title="Component guide" isHidden />
      <div className={`container ${styles.page}`}>
        <GuideNavigation chosen={groups.length > 0 ? chosen : undefined} />
        <div className="stack-6 content-start min-w-0">
          <Heading level={1}>Component guide</Heading>
          {shown.map(({ title, entries }) => (
            <section key={title} className="stack-6 content-start min-w-0" aria-label={title}>
              <p className={styles.groupTitle}>{title}</p>
              {entries.map((entry) => (
                <EntrySection key={entry.id} entry={entry} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function GuideNavigation({ chosen }: { chosen?: string }) {
  return (
    <nav aria-label="Component guide" className={styles.navigation}>
      <Link to={ROOT} aria-current={chosen ? undefined : 'page'} className={styles.item}>
        All components
      </Link>
      {guideGroups.map(({ title, entries }) => (
        <div key={title}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.items}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={`${ROOT}/${entry.id}`}
                  aria-current={entry.id === chosen ? 'page' : undefined}
                  className={styles.item}
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function EntrySection({ entry }: { entry: GuideEntry }) {
  return (
    <section className={styles.entry} aria-labelledby={`guide-${entry.id}`}>
      <Heading level={2} size="md" id={`guide-${entry.id}`}>
        {entry.title}
      </Heading>
      <p className={styles.text}>{entry.text}</p>
      <p className={styles.files}>{entry.files.map((file) => `app/${file}`).join(', ')}</p>
      <div className={styles.states}>
        {entry.states.map((state) => (
          <figure key={state.name} className={state.isWide ? styles.wideState : styles.state}>
            <div className={styles.stage}>{state.content}</div>
            <figcaption className={styles.caption}>{state.name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
