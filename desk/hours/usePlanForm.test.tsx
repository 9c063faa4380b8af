import { act, renderHook } from '@testing-library/react'
import { exampleIn } from '@/content/planning/examplePlan'
import { readForms } from './storedForms'
import { usePlanForm } from './usePlanForm'

it('keeps a change that is not drawn yet when the address has followed the one before', () => {
  const { result } = renderHook(() => usePlanForm(exampleIn(2027)))
  act(() => result.current.change({ fullTime: { ...result.current.form.fullTime, weeklyHours: '38' } }))
  act(() => {
    // As while a post is dragged: React draws when it finds the time, the address follows when its pause is over.
    const { change, onAddress } = result.current
    change({ fullTime: { ...result.current.form.fullTime, weeklyHours: '39' } })
    history.replaceState(null, '', '#land=HE')
    onAddress()
  })
  expect(result.current.form.fullTime.weeklyHours).toBe('39')
  expect(readForms()).toEqual([{ form: result.current.form, address: '#land=HE' }])
})
