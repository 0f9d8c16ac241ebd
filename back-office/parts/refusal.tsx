import { Alert } from '@chakra-ui/react/alert'
import { toText } from '../api/engine'

/** The reason why the engine refused a request, announced at once to screen readers. */
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
