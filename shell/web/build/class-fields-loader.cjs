const ASSIGNMENT = /^(\w+)\.(\w+) = ("[^"]*"|'[^']*'|null|\[\])(?: \/\*.*\*\/)?;$/gm;

/**
 * Moves what a module assigns to its classes, such as `PhoneAuthProvider.PROVIDER_ID = "phone"`, into them. A class that
 * is assigned to stays in a bundle with all that it uses, whether anybody imports it or not.
 */
module.exports = function classFieldsLoader(source) {
  const fields = new Map();
  const rest = source.replace(ASSIGNMENT, (line, name, field, value) => {
    if (!new RegExp(`^class ${name} `, 'm').test(source)) return line;
    fields.set(name, `${fields.get(name) ?? ''}\n  static ${field} = ${value};`);
    return '';
  });
  return rest.replace(/^class (\w+) (?:extends \w+ )?\{$/gm, (opening, name) => opening + (fields.get(name) ?? ''));
};
