import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Changeable, Editing } from './editing.ts'

/**
 * Returns the mutation of a form that changes an object. It takes the values of the form, and saves those that the person has
 * changed since this device showed the object, which is when the form opened.
 */
export function useChange<Entity extends { id: number }, Values extends object>(
  changeable: Changeable<Entity, Values>,
  shown: Entity,
  meta: MutationMeta = {},
) {
  const client = useQueryClient()
  const [editing] = useState(() => new Editing(changeable, shown))
  return useMutation({ ...editing.mutationOptions(client), meta })
}
