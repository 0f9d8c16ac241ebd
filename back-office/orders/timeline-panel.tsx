import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import type { OfficeOrder, OfficeOrderEvent } from '@contracts/order'
import { COMMENT_LENGTH } from '@contracts/order-requests'
import { salesApi, mailPath } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'
import { RecordLink } from '../parts/record-link'
import { Refusal } from '../parts/refusal'
import { useRight } from '../session/session-context'
import { useOrderAction } from './use-order-actions'

/** The order's events, newest first, and the comments of operators. */
export function TimelinePanel({ order }: { order: OfficeOrder }) {
  const mayComment = useRight('orders.comment')
  const newestFirst = [...order.timeline].reverse()
  return (
    <SectionBox title="Timeline">
      {mayComment && <CommentForm orderNo={order.orderNo} />}
      <Stack as="ol" gap="4" listStyleType="none">
        {newestFirst.map((event, index) => (
          <li key={`${event.at}-${index}`}>
            <Event event={event} />
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}

function Event({ event }: { event: OfficeOrderEvent }) {
  const { kind, text, by, at, mailId } = event
  const mayRead = useRight('mails.read')
  const isComment = kind === 'comment'
  return (
    <Box
      fontSize="sm"
      borderInlineStartWidth="3px"
      borderColor={isComment ? 'brand.solid' : 'border'}
      paddingInlineStart="3"
      overflowWrap="anywhere"
    >
      <Box whiteSpace="pre-line">
        {mailId !== undefined && mayRead ? (
          <RecordLink to={mailPath(mailId)}>Mail: {text}</RecordLink>
        ) : (
          toShown(event)
        )}
      </Box>
      <Box fontSize="xs" color="fg.muted">
        {by && `${by}, `}
        <MomentText iso={at} />
      </Box>
    </Box>
  )
}

function toShown({ kind, text }: OfficeOrderEvent): string {
  if (kind === 'comment') return text
  return kind === 'mail' ? `Mail: ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

const Form = chakra('form', { base: { marginBottom: '5' } })

function CommentForm({ orderNo }: { orderNo: string }) {
  const [text, setText] = useState('')
  const add = useOrderAction(
    orderNo,
    () => salesApi.addComment(orderNo, text),
    () => setText(''),
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <Refusal error={add.error} />
      <Field.Root>
        <Field.Label>Comment</Field.Label>
        <Textarea
          value={text}
          maxLength={COMMENT_LENGTH}
          rows={2}
          autoresize
          onChange={(event) => setText(event.target.value)}
        />
        <Field.HelperText>Other operators can read it; the customer cannot.</Field.HelperText>
      </Field.Root>
      <Button
        type="submit"
        size="sm"
        variant="outline"
        marginTop="2"
        disabled={text.trim() === ''}
        loading={add.isLoading}
        loadingText="Add comment"
      >
        Add comment
      </Button>
    </Form>
  )
}
