import { landNames } from '@/content/landNames'
import { landOfPostalCode, onlyLandOf } from './landOfPostalCode'

it.each([
  ['25980', 'SH'],
  ['02826', 'SN'],
  ['60311', 'HE'],
  ['10115', 'BE'],
  ['12529', 'BB BE'],
  ['01067', 'SN'],
  ['01945', 'BB SN'],
  ['06108', 'ST'],
  ['06567', 'ST TH'],
  ['04600', 'SN TH'],
  ['07952', 'SN TH'],
  ['14715', 'BB ST'],
  ['17291', 'BB MV'],
  ['19348', 'BB MV'],
  ['19273', 'MV NI'],
  ['21465', 'NI SH'],
  ['22113', 'HH SH'],
  ['22844', 'SH'],
  ['23966', 'MV SH'],
  ['27498', 'HH NI SH'],
  ['27568', 'HB NI'],
  ['28816', 'NI'],
  ['29410', 'NI ST'],
  ['34346', 'HE NI'],
  ['34414', 'HE NW'],
  ['36433', 'TH'],
  ['37213', 'HE'],
  ['37671', 'NI NW'],
  ['38489', 'NI ST'],
  ['38820', 'ST'],
  ['48455', 'NI NW'],
  ['49477', 'NI NW'],
  ['51598', 'NW RP'],
  ['53424', 'RP'],
  ['53604', 'NW RP'],
  ['55252', 'HE RP'],
  ['57518', 'RP'],
  ['59969', 'HE NW'],
  ['63739', 'BY'],
  ['65582', 'HE RP'],
  ['66424', 'RP SL'],
  ['66849', 'RP SL'],
  ['68519', 'BW HE'],
  ['69239', 'BW HE'],
  ['76726', 'BW RP'],
  ['76829', 'RP'],
  ['88131', 'BW BY'],
  ['89073', 'BW'],
  ['96515', 'BY TH'],
  ['97877', 'BW BY'],
  ['00000', ''],
  ['62001', ''],
])('%s lies in %s', (code, laender) => {
  expect([...landOfPostalCode(code)].sort().join(' ')).toBe(laender)
})

it('leaves no Land out', () => {
  const all = Array.from({ length: 1000 }, (_, at) => landOfPostalCode(String(at).padStart(3, '0')))
  expect(new Set(all.flat())).toEqual(new Set(Object.keys(landNames)))
})

it('begins a form with the Land of the code where there is one only', () => {
  expect(onlyLandOf('25980')).toBe('SH')
  expect(onlyLandOf('97877')).toBeNull()
  expect(onlyLandOf('')).toBeNull()
})
