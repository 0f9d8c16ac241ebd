import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'

interface LeftOrdersProps {
  left: readonly { orderNo: string; why: string }[]
  /** What is said if more orders were chosen than can be shown at once. */
  cut: string | false
  marginBottom?: string
}

/** Which of the chosen orders are left out, and why. */
export function LeftOrders({ left, cut, marginBottom }: LeftOrdersProps) {
  if (left.length === 0 && !cut) return null
  return (
    <Alert.Root status="info" marginBottom={marginBottom}>
      <Alert.Content>
        {cut && <Alert.Title>{cut}</Alert.Title>}
        <Box as="ul" listStyleType="none" maxHeight="40" overflowY="auto" tabIndex={0}>
          {left.map(({ orderNo, why }) => (
            <li key={orderNo}>
              {orderNo}: {why}
            </li>
          ))}
        </Box>
      </Alert.Content>
    </Alert.Root>
  )
}
