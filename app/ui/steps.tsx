import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { classNames } from './class-names'
import { Icon } from './icon'
import { Link } from './link'
import styles from './steps.module.css'

const messages = defineMessages({
  done: { id: 'steps.done', defaultMessage: 'done' },
})

interface Step {
  id: string
  text: ReactNode
  /** The way back to a step that is done. */
  href?: string
}

interface StepsProps {
  steps: readonly Step[]
  /** Index of the step that is going on. */
  current: number
  /** Small marks without numbers, for a process that the reader only watches. */
  isQuiet?: boolean
}

/** The steps of a process in a row: those that are done, the current one, those to come. */
export function Steps({ steps, current, isQuiet = false }: StepsProps) {
  return (
    <ol className={classNames(styles.steps, isQuiet && styles.quiet)}>
      {steps.map(({ id, text, href }, index) => {
        const isDone = index < current
        const isCurrent = index === current
        const marker = (
          <>
            <span className={styles.number}>
              {isDone ? <Icon name="check" size={isQuiet ? 12 : 16} /> : !isQuiet && index + 1}
              {isDone && (
                <span className="visually-hidden">
                  {!isQuiet && index + 1} <FormattedMessage {...messages.done} />
                </span>
              )}
            </span>
            <span className={styles.label}>{text}</span>
          </>
        )
        return (
          <li
            key={id}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(styles.step, isDone && styles.done, isCurrent && styles.current)}
          >
            {isDone && href ? <Link to={href}>{marker}</Link> : marker}
          </li>
        )
      })}
    </ol>
  )
}
