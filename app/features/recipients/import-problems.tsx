import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Alert } from '@/ui/alert'
import { focusOnTop } from './focus-on-top'
import { columnLabels } from './import-columns'
import type { ImportProblem } from './import-people'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'

interface ImportProblemsProps {
  fileName: string
  problems: readonly ImportProblem[]
}

/** A table of all errors in a list, by line and column. Takes the focus. */
export function ImportProblems({ fileName, problems }: ImportProblemsProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => focusOnTop(alert.current), [problems])
  const values = { count: problems.length, file: fileName }
  return (
    <>
      <Alert
        ref={alert}
        tone="error"
        title={<FormattedMessage {...messages.problems} values={values} />}
      >
        <p>
          <FormattedMessage {...messages.problemsHint} />
        </p>
      </Alert>
      <table className={styles.problems}>
        <caption className="visually-hidden">
          <FormattedMessage {...messages.problemTable} />
        </caption>
        <thead>
          <tr>
            {[messages.line, messages.column, messages.problem].map((heading) => (
              <th key={heading.id} scope="col">
                <FormattedMessage {...heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, index) => (
            <Problem key={index} {...problem} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Problem({ line, column, value, message, values }: ImportProblem) {
  return (
    <tr>
      <th scope="row">{line ?? <FormattedMessage {...messages.wholeList} />}</th>
      <td>{column ? <FormattedMessage {...columnLabels[column]} /> : '–'}</td>
      <td>
        <FormattedMessage {...message} values={values} />
        {value && (
          <span className={styles.found}>
            <FormattedMessage {...messages.found} values={{ value }} />
          </span>
        )}
      </td>
    </tr>
  )
}
