import { interpretReply, type Reply } from './interpretReply'
import { isPlainSuccess } from './send'

const body = (text: string, status = 200): Reply => ({ status, text })
const json = (value: unknown, status?: number): Reply => body(JSON.stringify(value), status)

/** The replies of each service and style; docs/antworten.md lists the sources. */
const CONFIRMS: Record<string, Reply> = {
  Formspree: json({ next: 'https://formspree.io/thanks?language=de', ok: true }),
  'Formspark echoes': json({ name: 'Ada', email: 'a@b.de', message: 'Fehler im Zaun, nicht dicht: error' }),
  Web3Forms: json({ success: true, message: 'Email sent successfully!', data: { message: 'error' } }),
  'Forminit (Getform)': json({ success: true, submission: { hashId: 'x' }, redirectUrl: null }),
  Basin: json({ success: true, id: 1 }),
  Formcarry: json({ code: 200, status: 'success', title: 'Thank you!', message: 'We received it' }),
  SaveForm: json({ success: true, message: 'Submission received' }),
  Formspring: json({ ok: true, id: 'x', status: 'received' }),
  Formward: json({ ok: true, id: 'x' }),
  'formbuild.io': json({}),
  'only a sentence': json({ message: 'Form submitted successfully' }, 201),
  'a flag beside a sentence with a no in it': json({ success: true, message: 'You will not be charged' }),
  'a state': json({ status: 'mail_sent', message: 'Danke', invalid_fields: [] }),
  JSend: json({ status: 'success', data: null, message: null, code: 0 }),
  'a list': json([{ id: 1, status: 'created' }]),
  'an empty list': json([]),
  null: json(null),
  true: json(true),
  one: json(1),
  'no error, said in many ways': json({
    error: false,
    errors: {},
    errorCode: 0,
    error_message: '',
    failed: 'none',
  }),
  OK: body('OK'),
  Accepted: body('Accepted'),
  'a German sentence': body('Vielen Dank, Ihre Nachricht ist eingegangen. Bitte nicht antworten.'),
  'thanks that go on': body('Thank you. You will not be charged. Errors are unlikely.'),
  '204': body('', 204),
  blanks: body(' \n'),
}

const REFUSES: Record<string, Reply> = {
  'Formspree, quota': json({ error: 'form over quota' }),
  'Formspree, fields': json({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'x' }] }),
  Web3Forms: json({ success: false, body: { message: 'Access Key is required' } }),
  'Forminit (Getform)': json({ success: false, error: 'FORM_DISABLED', message: 'disabled', code: 403 }),
  Formcarry: json({ code: 422, status: 'error', title: 'Spam', message: 'x' }),
  SaveForm: json({ error: 'invalid_form', message: 'x' }),
  'Formspring, spam': json({ ok: true, id: 'x', status: 'spam' }),
  Formward: json({ ok: false, error: 'x' }),
  'formbuild.io': json({ error: 'x' }, 422),
  'a flag as text': json({ success: 'false', message: 'This form needs Activation.' }),
  'a flag of another name': json({ is_valid: false }),
  'a state': json({ status: 'validation_failed', message: 'x' }),
  'a state that is false': json({ status: false }),
  'a status as a number': json({ statusCode: 500, message: 'Internal Server Error' }),
  'the first status that says no': json({ status: 400 }),
  'a status as a text': json({ status: '422' }),
  'failed: true': json({ failed: true }),
  error_code: json({ error_code: 17 }),
  'errors by field': json({ errors: { email: ['is invalid'] } }),
  'a fault': json({ Fault: { faultstring: 'x' } }),
  'errors beside data': json({ data: null, errors: [{ message: 'x' }] }),
  'a list with an error': json([{ message: 'x', errorCode: 'REQUIRED_FIELD_MISSING' }]),
  wrapped: json({ response: { result: { status: 'error' } } }),
  'only a sentence': json({ message: 'Form not found' }),
  false: json(false),
  zero: json(0),
  'a quoted word': json('error'),
  'a text': body('Error: form is disabled'),
  'a German text': body('Fehler: Das Formular ist deaktiviert'),
  'not sent': body('Message could not be sent'),
  'a negated confirmation': body('Not OK'),
  'half a confirmation': body('Accepted with errors'),
  '302': body('', 302),
  '400': body('', 400),
  '403 with a page': body('<html>', 403),
  '422': json({ errors: [] }, 422),
}

const UNCONFIRMED: Record<string, Reply> = {
  'a page': body('<!doctype html><title>Captcha'),
  'a thank-you page': body('  <!doctype html><h1>Thank you</h1>'),
  'a page that says no': body('<!DOCTYPE html><title>Error</title>TypeError'),
  XML: body('<?xml version="1.0"?><response><status>success</status></response>'),
  'form data': body('success=false&message=x'),
  'JSON that is cut off': body('{"ok":'),
  'a picture': body('GIF89a'),
  '500': json({ message: 'Workflow could not be started' }, 500),
  '502 with a page': body('<html>', 502),
}

const BUSY: Record<string, Reply> = { '429': json({ error: 'x' }, 429), '503': body('', 503) }

it.each(Object.entries(CONFIRMS))('%s: sent', (_, reply) => {
  expect(interpretReply(reply)).toEqual({ kind: 'sent' })
})

it.each(Object.entries(REFUSES))('%s: rejected', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'rejected' })
})

it.each(Object.entries(UNCONFIRMED))('%s: unconfirmed', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
})

it.each(Object.entries(BUSY))('%s: busy', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ kind: 'failed', reason: 'busy' })
})

it.each<[string, Reply]>([
  ['a list', json({ errors: [{ field: 'email' }, null, { code: 'x' }] }, 422)],
  ['an object', json({ errors: { email: ['x'] } }, 422)],
])('names the fields of %s', (_, reply) => {
  expect(interpretReply(reply)).toMatchObject({ fields: ['email'] })
})

it.each(Object.entries({ ...CONFIRMS, ...REFUSES, ...UNCONFIRMED, ...BUSY }))(
  '%s: is no plain success if it is read as a failure',
  (_, reply) => {
    expect(isPlainSuccess(reply) && interpretReply(reply).kind).not.toBe('failed')
  },
)

it.each(['Formspree', 'Basin', 'SaveForm', 'Formward', '204', 'blanks'])('%s: a plain success', (name) => {
  expect(CONFIRMS[name] && isPlainSuccess(CONFIRMS[name])).toBe(true)
})
