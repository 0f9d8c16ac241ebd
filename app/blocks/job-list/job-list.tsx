import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import { asFields, asList, asText } from '@/lib/read-fields'
import { ButtonLink } from '@/ui/button'
import { writeDate } from '@/ui/date-text'
import { Heading } from '@/ui/heading'
import { RichText } from '@/ui/rich-text'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { readDate } from '../read-author'
import styles from './job-list.module.css'

const messages = defineMessages({
  title: { id: 'jobList.title', defaultMessage: 'Featured Jobs' },
  posted: { id: 'jobList.posted', defaultMessage: 'Posted {date}' },
  apply: { id: 'jobList.apply', defaultMessage: 'Apply<hidden> for {title}</hidden>' },
  none: {
    id: 'jobList.none',
    defaultMessage: 'Every bench is taken at the moment. Please look in again.',
  },
})

interface Job {
  title: string
  location: string
  type: string
  department: string
  /** A calendar date, e.g. 2026-11-03. */
  postedDate: string
  html: string
  link: string
}

interface JobListContent {
  text?: string
  jobs: Job[]
}

/** Open positions (CNT-035). */
function JobList({ content }: BlockProps<JobListContent>) {
  const { formatMessage } = useIntl()
  return (
    <BlockSection title={formatMessage(messages.title)} text={content.text}>
      {content.jobs.length === 0 ? (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      ) : (
        <ul className={styles.jobs}>
          {content.jobs.map((job) => (
            <li key={job.title + job.location} className={styles.job}>
              <JobContent job={job} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  )
}

const hidden = (words: ReactNode) => <span className="visually-hidden">{words}</span>

function JobContent({ job }: { job: Job }) {
  return (
    <>
      <div className="stack-2 content-start">
        <p className={styles.department}>{job.department}</p>
        <Heading level={3}>{job.title}</Heading>
        <ul className={styles.facts}>
          <li>{job.location}</li>
          <li>{job.type}</li>
          <li>
            <time dateTime={job.postedDate}>
              <FormattedMessage
                {...messages.posted}
                values={{ date: writeDate(useIntl(), job.postedDate) }}
              />
            </time>
          </li>
        </ul>
      </div>
      <div className="stack-4 justify-items-start">
        <RichText html={job.html} className={styles.text} />
        <ButtonLink to={job.link} variant="secondary" size="sm">
          <FormattedMessage {...messages.apply} values={{ title: job.title, hidden }} />
        </ButtonLink>
      </div>
    </>
  )
}

function readJob(value: unknown): Job | undefined {
  const fields = asFields(value)
  const title = asText(fields.title)
  const link = asText(fields.link)
  const postedDate = readDate(fields.postedDate)
  if (!title || !link || !postedDate) return undefined
  return {
    title,
    link,
    postedDate,
    location: asText(fields.location) ?? '',
    type: asText(fields.type) ?? '',
    department: asText(fields.department) ?? '',
    html: asText(fields.html) ?? '',
  }
}

export default defineBlock<JobListContent>({
  parse: (item) => ({ text: asText(item.text), jobs: asList(item.jobs, readJob) }),
  component: JobList,
})
