vcl 4.1;
# Varnish in front of Foyer. Start it with `-p http_gzip_support=off`: the site compresses better.
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The machines of the site: only they may say what is forgotten.
acl site_machines {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ site_machines) {
      return (synth(403));
    }
    if (req.http.X-Forget !~ "^[a-z0-9]+(\|[a-z0-9]+)*$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key ~ \b(" + req.http.X-Forget + ")\b");
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Customers and staff talk to the site itself.
  if (req.http.Cookie ~ "(^|;\s*)sessionid=" || req.http.Authorization) {
    return (pass);
  }
  # What newsletters and advertisements append changes no page.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|mc_[a-z]+)=") {
    set req.url = regsuball(req.url, "([?&])((utm_[a-z]+|gclid|fbclid|mc_[a-z]+)=[^&]*&?)+", "\1");
    set req.url = regsub(req.url, "[?&]$", "");
  }
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # An old page is better than none, but only while the site does not answer.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  # A visitor's other cookies change no page that may be kept, so they do not matter here.
  return (hash);
}

sub vcl_backend_response {
  # Only what the site allows is kept, for as long as it says.
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
    set beresp.grace = 1d;
    set beresp.http.Vary = "Accept-Encoding";
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  # So that the browser asks again, and hears of a change at once.
  unset resp.http.Age;
}
