import { Button } from '@chakra-ui/react/button'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { LinkDialog } from '../rich-text/link-dialog'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'

/** Where a menu entry, a button or a picture leads. */
export function LinkInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const address = typeof value === 'string' ? value : ''
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Flex gap="2" width="100%">
        <Input
          background="bg.panel"
          placeholder="/category/truffles or https://…"
          value={address}
          onChange={({ target }) =>
            onChange(path, target.value === '' && !isRequired ? undefined : target.value)
          }
        />
        <Button variant="outline" flexShrink="0" onClick={() => setIsChoosing(true)}>
          Choose<Box srOnly>{label}</Box>
        </Button>
      </Flex>
      {isChoosing && (
        <LinkDialog
          href={address}
          onChoose={({ href }) => onChange(path, href)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </FieldFrame>
  )
}
