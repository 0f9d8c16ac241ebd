import type { Response } from 'express'
import { AppError, notFoundError } from '@/errors/app-error'
import { currentPreview } from '@/site/current-preview.server'

/**
 * Requires a preview, whose visitor `rememberPreview` has checked.
 * @throws AppError 404 otherwise.
 */
export function requirePreview(): void {
  if (!currentPreview()) throw notFoundError('Not in the preview')
}

/**
 * Requires an editor: a visitor with a shared link sees only its moment.
 * @throws AppError 403, 404
 */
export function requireEditor(res: Response): void {
  requirePreview()
  if (res.locals.previewLink === undefined) return
  const message = 'A shared link shows its own moment only.'
  throw new AppError({ kind: 'bad-request', status: 403, type: 'preview-closed', message })
}
