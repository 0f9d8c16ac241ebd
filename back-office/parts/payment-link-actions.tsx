import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useConfirmation } from './confirmation'
import { CopyButton } from './copy-button'
import { Refusal } from './refusal'

interface LinkAction {
  isLoading: boolean
  isSuccess: boolean
  error: unknown
  mutate(given: undefined): void
}

interface PaymentLinkActionsProps {
  /** Absent where the operator may not see it. */
  link: string | undefined
  mailing: LinkAction
  withdrawing: LinkAction
  /** Nothing is withdrawn while the buyer pays. */
  isBeingPaid: boolean
  /** Asked before it is withdrawn. */
  question: { title: string; text: string; action: string }
}

/** What an operator does with a link by which a buyer pays. */
export function PaymentLinkActions(props: PaymentLinkActionsProps) {
  const { link, mailing, withdrawing, isBeingPaid, question } = props
  const confirm = useConfirmation()
  const isBusy = mailing.isLoading || withdrawing.isLoading
  const withdraw = async () => {
    if (await confirm(question)) withdrawing.mutate(undefined)
  }
  return (
    <>
      <Refusal error={withdrawing.error ?? mailing.error} />
      <Flex gap="2" wrap="wrap">
        {link !== undefined && <CopyButton value={link} what="link" />}
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => mailing.mutate(undefined)}
        >
          {mailing.isSuccess ? 'Mailed again' : 'Mail again'}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy || isBeingPaid}
          onClick={() => void withdraw()}
        >
          Withdraw
        </Button>
      </Flex>
    </>
  )
}
