import { FormattedMessage } from 'react-intl'
import { Sheet } from '@/ui/sheet'
import { WriteReview, type WriteReviewProps } from './write-review'
import { writeReviewMessages as messages } from './write-review.messages'

export default function WriteReviewSheet(props: WriteReviewProps) {
  return (
    <Sheet title={<FormattedMessage {...messages.title} />}>
      <WriteReview {...props} />
    </Sheet>
  )
}
