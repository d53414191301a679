// First step of the README's commands: installs the packages of package-lock.json, unless they are installed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
}

/** Compares package-lock.json with the record that npm keeps of what it has installed. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    // npm leaves out optional packages that are for other platforms; the path '' is this repository.
    if (found === undefined) return path === '' || optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return {};
  }
}
