import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useHistory } from 'react-router-dom'
import { counterApi, pickupPagePath } from '../api/counter-api'
import { Refusal } from '../parts/refusal'
import { TextField } from '../parts/text-field'
import { CodeCamera, hasCodeCamera } from './code-camera'
import { pickupKey } from './use-outbox'

/** Opens the pickup that waits under the code in the buyer's mail; a scanner types it like a keyboard. */
export function CodeEntry({ shopId }: { shopId: string }) {
  const [code, setCode] = useState('')
  const [isCameraOn, setCameraOn] = useState(false)
  const history = useHistory()
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: (typed: string) => counterApi.findByCode(shopId, typed),
    onSuccess: (pickup) => {
      client.setQueryData(pickupKey(pickup), pickup)
      history.push(pickupPagePath(pickup))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !open.isLoading) open.mutate(code)
  }
  return (
    <Box as="form" onSubmit={submit} marginBottom="6">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1" minWidth="40" maxWidth="md">
          <TextField
            label="Hand over by code"
            value={code}
            placeholder="K7M 4XR"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={40}
            onChange={(event) => setCode(event.target.value)}
          />
        </Box>
        <Button type="submit" variant="outline" loading={open.isLoading} loadingText="Open">
          Open
        </Button>
        {hasCodeCamera() && (
          <Button variant="outline" onClick={() => setCameraOn(true)}>
            Scan
          </Button>
        )}
      </Flex>
      {open.error !== null && (
        <Box marginTop="3">
          <Refusal error={open.error} />
        </Box>
      )}
      {isCameraOn && (
        <CodeCamera
          onCode={(found) => {
            setCameraOn(false)
            setCode(found)
            open.mutate(found)
          }}
          onClose={() => setCameraOn(false)}
        />
      )}
    </Box>
  )
}
