import englishNames from './english-names.json' with { type: 'json' };

/**
 * Corrections of garbled English names in the package, found by comparing both languages letter by
 * letter. Spelt by the Royal Thai General System, or as the region itself does.
 */
export const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(englishNames));

/** Official province codes (ISO 3166-2) where the package differs. */
export const PROVINCE_CODES: Readonly<Record<string, string>> = { บึงกาฬ: '38' };

/** Official district codes where the package has none or another district's; `province|district`. */
export const DISTRICT_CODES: Readonly<Record<string, string>> = {
  'บึงกาฬ|เมืองบึงกาฬ': '3801',
  'บึงกาฬ|พรเจริญ': '3802',
  'บึงกาฬ|โซ่พิสัย': '3803',
  'บึงกาฬ|เซกา': '3804',
  'บึงกาฬ|ปากคาด': '3805',
  'บึงกาฬ|บึงโขงหลง': '3806',
  'บึงกาฬ|ศรีวิไล': '3807',
  'บึงกาฬ|บุ่งคล้า': '3808',
  'อุตรดิตถ์|น้ำปาด': '5304',
  'เชียงใหม่|กัลยาณิวัฒนา': '5025',
};
