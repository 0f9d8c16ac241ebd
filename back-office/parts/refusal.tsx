import { Alert } from '@chakra-ui/react/alert'
import { toText } from '../api/engine'

/** Why the engine did not do what was asked for, read out at once. */
export function Refusal({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <Alert.Root status="error" role="alert" marginBottom="4">
      <Alert.Content>
        <Alert.Title>{toText(error)}</Alert.Title>
      </Alert.Content>
    </Alert.Root>
  )
}
