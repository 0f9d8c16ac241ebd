import { defineMessages } from 'react-intl'

export const jobListMessages = defineMessages({
  title: { id: 'jobList.title', defaultMessage: 'Featured Jobs' },
  posted: { id: 'jobList.posted', defaultMessage: 'Posted {date}' },
  apply: { id: 'jobList.apply', defaultMessage: 'Apply<hidden> for {title}</hidden>' },
  none: {
    id: 'jobList.none',
    defaultMessage: 'Every bench is taken at the moment. Please look in again.',
  },
})
