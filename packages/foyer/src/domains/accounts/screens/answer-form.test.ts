import { expect, it } from 'vitest'
import { Failure } from '../../../contract/errors.ts'
import { answerForm } from './answer-form.ts'

it('the first wrong field of the screen is the first that is told, whatever order the call checks them in', async () => {
  const form = new URLSearchParams({ form: 'register', first_name: '', last_name: '', email: 'nobody' })
  const fields = { email: ['Wrong.'], last_name: ['Required.'], whole: ['No.'], first_name: ['Required.'] }
  const answer = await answerForm('register', { form, locale: 'en' }, async () => {
    throw new Failure('invalid', { fields })
  })
  expect('result' in answer && Object.keys(answer.result.fields ?? {})).toEqual([
    ...['first_name', 'last_name', 'email', 'whole'],
  ])
})
