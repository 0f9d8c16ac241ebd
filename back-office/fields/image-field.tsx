import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ContentField, TextField } from '@domain/content-field'
import { thumbnailUrl } from '../api/studio-api'
import { isBody } from '../editor/document.rules'
import { PictureDialog } from '../parts/picture-dialog'
import { FindingList, Optional } from './field-frame'
import { FocalPointInput, readFocalPoint } from './focal-point'
import { useForm, type FieldProps } from './form-context'
import { TextInput } from './text-fields'

const ALT: TextField = { kind: 'text', isLocalized: true, isLong: false, mayBeEmpty: true }

const Frame = chakra('fieldset', { base: { border: 0, padding: 0, margin: 0, minWidth: 0 } })
const Legend = chakra('legend', {
  base: { fontSize: 'sm', fontWeight: 'medium', marginBottom: '2', padding: 0 },
})

/** A picture from the media, what it shows in words, and what of it has to stay in sight. */
export function ImageInput({ path, label, isRequired, value }: FieldProps<ContentField>) {
  const { onChange, onRemoval } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const image = isBody(value) ? value : undefined
  const name = typeof image?.['path'] === 'string' ? image['path'] : ''
  const remove = () => {
    onChange(path, undefined)
    onRemoval(label || 'picture')
  }
  return (
    <Frame>
      <Legend srOnly={label === ''}>
        {label || 'Picture'} {!isRequired && <Optional />}
      </Legend>
      <Stack gap="3" padding="3" borderWidth="1px" borderRadius="l2" background="bg.panel">
        {name !== '' && (
          <FocalPointInput
            src={thumbnailUrl(name)}
            point={readFocalPoint(image?.['focalPoint'])}
            onChange={(point) => onChange([...path, 'focalPoint'], point)}
          />
        )}
        <Flex align="center" gap="2" wrap="wrap">
          <Box flex="1" fontSize="xs" color="fg.muted" minWidth="32" overflowWrap="anywhere">
            {name === ''
              ? 'No picture chosen'
              : `${name}, ${image?.['width']} × ${image?.['height']}`}
          </Box>
          <Button size="xs" variant="outline" onClick={() => setIsChoosing(true)}>
            {name === '' ? 'Choose a picture' : 'Choose another'}
          </Button>
          {!isRequired && image && (
            <Button size="xs" variant="ghost" onClick={remove}>
              Remove
            </Button>
          )}
        </Flex>
        {image && (
          <TextInput
            field={ALT}
            path={[...path, 'alt']}
            label="What it shows"
            isRequired
            value={image['alt']}
          />
        )}
      </Stack>
      <FindingList path={path} />
      <FindingList path={[...path, 'path']} />
      {isChoosing && (
        <PictureDialog
          onChoose={({ path: chosen, width, height }) => {
            const { focalPoint: _, ...kept } = image ?? {}
            onChange(path, { alt: '', ...kept, path: chosen, width, height })
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Frame>
  )
}
