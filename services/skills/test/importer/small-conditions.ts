/** Rows of the releases from which the conditions of work are read. */
export const SMALL_CONDITIONS = {
  abilities: [
    ['code', 'element_id', 'element_name', 'scale', 'value'],
    ...['1.A.3.a.1', '1.A.3.a.4', '1.A.3.b.1'].map((id, at) => ['43-3031.00', id, 'x', 'LV', String(at)]),
    ...['1.A.2.a.1', '1.A.2.a.2', '1.A.2.a.3'].map((id, at) => ['43-3031.00', id, 'x', 'LV', String(at + 1)]),
    ['15-1251.00', '1.A.3.a.1', 'x', 'LV', '1'],
  ],
  workContext: [
    ['code', 'element_id', 'element_name', 'scale', 'value_0_100', 'approx_CX'],
    ['43-3031.00', '4.C.1.a.2.f', 'x', 'CX', '96', '4.8'],
    ['43-3031.00', '4.C.1.a.2.h', 'x', 'CX', '12', '1.5'],
  ],
  requirements: [
    ['soc6', 'estimate_code', 'estimate', 'se'],
    ['43-3031', '00612', '98.7', '0.2'],
    ['43-3031', '00125', '<0.5', ''],
    ['43-3031', '00772', '98.5', '0.2'],
    ['43-3031', '00768', '<0.5', ''],
    ['43-3031', '00437', '100', ''],
    ['43-3031', '00179', '82', '1'],
    ['43-3031', '00180', '-', ''],
    ['43-3031', '00178', '10', '1'],
    ['43-3031', '00561', '3', '1'],
    ['15-1251', '00125', '-', ''],
  ],
}
